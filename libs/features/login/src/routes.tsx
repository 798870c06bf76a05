import { paths } from '@bank-bonuses/product/routes';
import type { RouteObject } from 'react-router';

/** The routes of the login page and of the target of mailed links. */
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
