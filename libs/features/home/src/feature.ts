import type { ApiClient } from '@bank-bonuses/api-client';
import { dashboardStatsQuery, taskCompletionsQuery } from '@bank-bonuses/api-client/queries';
import { paths } from '@bank-bonuses/product/routes';
import { prefetchBarChart } from '@bank-bonuses/ui/charts';
import type { QueryClient } from '@tanstack/react-query';
import House from 'lucide-react/icons/house';
import type { ComponentType } from 'react';
import { pageSize } from './activity/pageSize.ts';

/** The Home screen: the customer's earnings and activity. */
export const homeFeature = {
  path: paths.dashboard,
  name: 'Home',
  Icon: House as ComponentType,
  loadPage() {
    // The largest script of the page; otherwise it would load only when the chart is rendered.
    prefetchBarChart();
    return import('./HomePage.tsx').then((page) => page.HomePage);
  },
  /** Prefetches the data of the page. */
  prefetchQueries(client: ApiClient, prefetch: QueryClient['prefetchQuery']) {
    void prefetch(dashboardStatsQuery(client));
    void prefetch(taskCompletionsQuery(client, { page: 1, perPage: pageSize }));
  },
};
