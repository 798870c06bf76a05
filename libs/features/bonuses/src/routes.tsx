import { paths } from '@bank-bonuses/routes';
import type { RouteObject } from 'react-router';

/** Bonuses: what the customer is enrolled in, and how far each has come. */
export const bonusesRoutes: RouteObject[] = [
  {
    path: paths.bonuses,
    handle: { title: 'Bonuses' },
    lazy: async () => {
      const { BonusesPage } = await import('./BonusesPage.tsx');
      return { Component: BonusesPage };
    },
  },
];
