import type { Route } from '@bank-bonuses/navigation';
import { isRecovery, paths } from '@bank-bonuses/routes';

/** /reset-password in both modes: asking for a link, and choosing a new password. */
export const resetPasswordRoutes: Route[] = [
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
