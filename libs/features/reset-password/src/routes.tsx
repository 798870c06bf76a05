import { paths } from '@bank-bonuses/routes';
import type { RouteObject } from 'react-router';

/** /reset-password in both modes: asking for a link, and choosing a new password. */
export const resetPasswordRoutes: RouteObject[] = [
  {
    path: paths.resetPassword,
    handle: { title: 'Reset Password' },
    lazy: { Component: async () => (await import('./ResetPasswordPage.tsx')).ResetPasswordPage },
  },
];
