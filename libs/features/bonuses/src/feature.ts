import type { ApiClient } from '@bank-bonuses/api-client';
import { enrollmentsQuery } from '@bank-bonuses/api-client/queries';
import { paths } from '@bank-bonuses/product/routes';
import type { QueryClient } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import type { ComponentType } from 'react';

/** The Bonuses screen: the bonuses in which the customer is enrolled, with their progress. */
export const bonusesFeature = {
  path: paths.bonuses,
  name: 'Bonuses',
  Icon: Gift as ComponentType,
  loadPage: () => import('./BonusesPage.tsx').then((page) => page.BonusesPage),
  /** Prefetches the data of the page. */
  prefetchQueries(client: ApiClient, prefetch: QueryClient['prefetchQuery']) {
    void prefetch(enrollmentsQuery(client));
  },
};
