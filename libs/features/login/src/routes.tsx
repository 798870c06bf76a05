import { paths } from '@bank-bonuses/routes';
import type { RouteObject } from 'react-router';

/** The sign-in screen, and the page that mail links lead back to. */
export const loginRoutes: RouteObject[] = [
  {
    path: paths.login,
    handle: { title: 'Login' },
    lazy: async () => {
      const { LoginPage } = await import('./LoginPage.tsx');
      return { Component: LoginPage };
    },
  },
  {
    path: paths.authCallback,
    handle: { title: 'Signing in' },
    lazy: async () => {
      const { CallbackPage } = await import('./CallbackPage.tsx');
      return { Component: CallbackPage };
    },
  },
];
