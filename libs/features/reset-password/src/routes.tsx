import { isRecovery, paths } from '@bank-bonuses/product/routes';
import type { RouteObject } from 'react-router';

/** The routes of /reset-password in both modes, requesting a link and setting a new password. */
export const resetPasswordRoutes: RouteObject[] = [
  {
    path: paths.resetPassword,
    handle: {
      title: (search: string) => (isRecovery(search) ? 'Set New Password' : 'Reset Password'),
    },
    lazy: async () => {
      const { ResetPasswordPage } = await import('./ResetPasswordPage.tsx');
      return { Component: ResetPasswordPage };
    },
  },
];
