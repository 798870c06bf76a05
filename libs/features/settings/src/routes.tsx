import { paths } from '@bank-bonuses/routes';
import type { RouteObject } from 'react-router';

/** Settings: what the company stores about the customer, and what of it can be changed. */
export const settingsRoutes: RouteObject[] = [
  {
    path: paths.settings,
    handle: { title: 'Settings' },
    lazy: async () => {
      const { SettingsPage } = await import('./SettingsPage.tsx');
      return { Component: SettingsPage };
    },
  },
];
