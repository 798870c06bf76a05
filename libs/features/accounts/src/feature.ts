import type { ApiClient } from '@bank-bonuses/api-client';
import { accountsQuery } from '@bank-bonuses/api-client/queries';
import { paths } from '@bank-bonuses/product/routes';
import type { QueryClient } from '@tanstack/react-query';
import Landmark from 'lucide-react/icons/landmark';
import type { ComponentType } from 'react';

/** The Accounts screen: the accounts that the company holds for the customer. */
export const accountsFeature = {
  path: paths.accounts,
  name: 'Accounts',
  Icon: Landmark as ComponentType,
  loadPage: () => import('./AccountsPage.tsx').then((page) => page.AccountsPage),
  /** Prefetches the data of the page. */
  prefetchQueries(client: ApiClient, prefetch: QueryClient['prefetchQuery']) {
    void prefetch(accountsQuery(client));
  },
};
