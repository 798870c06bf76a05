import { paths } from '@bank-bonuses/routes';
import type { RouteObject } from 'react-router';

/** The sign-in screen, and the page that mail links lead back to. */
export const loginRoutes: RouteObject[] = [
  {
    path: paths.login,
    handle: { title: 'Login' },
    lazy: { Component: async () => (await import('./LoginPage.tsx')).LoginPage },
  },
  {
    path: paths.authCallback,
    handle: { title: 'Signing in' },
    lazy: { Component: async () => (await import('./CallbackPage.tsx')).CallbackPage },
  },
];
