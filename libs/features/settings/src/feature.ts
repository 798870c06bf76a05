import type { ApiClient } from '@bank-bonuses/api-client';
import { profileQuery } from '@bank-bonuses/api-client/queries';
import { paths } from '@bank-bonuses/product/routes';
import type { QueryClient } from '@tanstack/react-query';
import Settings from 'lucide-react/icons/settings';
import type { ComponentType } from 'react';

/** The Settings screen: the customer's stored data, some of which can be edited. */
export const settingsFeature = {
  path: paths.settings,
  name: 'Settings',
  Icon: Settings as ComponentType,
  loadPage: () => import('./SettingsPage.tsx').then((page) => page.SettingsPage),
  /** Prefetches the data of the page. */
  prefetchQueries(client: ApiClient, prefetch: QueryClient['prefetchQuery']) {
    void prefetch(profileQuery(client));
  },
};
