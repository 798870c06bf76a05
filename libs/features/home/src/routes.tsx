import { paths } from '@bank-bonuses/routes';
import type { RouteObject } from 'react-router';

/** Home: the customer's figures. */
export const homeRoutes: RouteObject[] = [
  {
    path: paths.dashboard,
    handle: { title: 'Home' },
    lazy: async () => {
      const { HomePage } = await import('./HomePage.tsx');
      return { Component: HomePage };
    },
  },
];
