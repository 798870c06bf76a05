import { paths } from '@bank-bonuses/routes';
import type { RouteObject } from 'react-router';

/** Accounts: what the company holds for the customer, account by account. */
export const accountsRoutes: RouteObject[] = [
  {
    path: paths.accounts,
    handle: { title: 'Accounts' },
    lazy: async () => {
      const { AccountsPage } = await import('./AccountsPage.tsx');
      return { Component: AccountsPage };
    },
  },
];
