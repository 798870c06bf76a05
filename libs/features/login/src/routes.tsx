import { paths } from '@bank-bonuses/routes';
import type { RouteObject } from 'react-router';

/** Fetches the code of the sign-in screen: where a session ends, also one that ends without a connection. */
export const loadLogin = () => import('./LoginPage.tsx');

/** The sign-in screen, and the page that mail links lead back to. */
export const loginRoutes: RouteObject[] = [
  {
    path: paths.login,
    handle: { title: 'Login' },
    lazy: async () => {
      const { LoginPage } = await loadLogin();
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
