import { paths } from '@bank-bonuses/routes';
import type { RouteObject } from 'react-router';

/** /reset-password in both modes: asking for a link, and choosing a new password. */
export const resetPasswordRoutes: RouteObject[] = [
  {
    path: paths.resetPassword,
    handle: { title: 'Reset Password' },
    lazy: async () => {
      const { ResetPasswordPage } = await import('./ResetPasswordPage.tsx');
      return { Component: ResetPasswordPage };
    },
  },
];
