import type { ApiClient } from '@bank-bonuses/api-client';
import { enrollmentsQuery } from '@bank-bonuses/api-client/queries';
import { paths } from '@bank-bonuses/routes';
import type { QueryClient } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import type { ComponentType } from 'react';

/** Bonuses: what the customer is enrolled in, and how far each has come. */
export const bonusesFeature = {
  path: paths.bonuses,
  name: 'Bonuses',
  Icon: Gift as ComponentType,
  loadPage: () => import('./BonusesPage.tsx').then((page) => page.BonusesPage),
  /** What the page shows first. */
  preload(client: ApiClient, prefetch: QueryClient['prefetchQuery']) {
    void prefetch(enrollmentsQuery(client));
  },
};
