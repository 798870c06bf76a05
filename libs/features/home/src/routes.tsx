import { paths } from '@bank-bonuses/routes';
import type { RouteObject } from 'react-router';

/** Home: the customer's figures. */
export const homeRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    handle: { title: 'Home' },
    lazy: { Component: async () => (await import('./HomePage.tsx')).HomePage },
  },
];
