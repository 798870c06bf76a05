import type { ApiClient } from '@bank-bonuses/api-client';
import { profileQuery } from '@bank-bonuses/api-client/queries';
import { paths } from '@bank-bonuses/routes';
import type { QueryClient } from '@tanstack/react-query';
import Settings from 'lucide-react/icons/settings';
import type { ComponentType } from 'react';

/** The Settings screen: the customer's stored data, and the parts of it that can be changed. */
export const settingsFeature = {
  path: paths.settings,
  name: 'Settings',
  Icon: Settings as ComponentType,
  loadPage: () => import('./SettingsPage.tsx').then((page) => page.SettingsPage),
  /** Prefetches the page's data. */
  preload(client: ApiClient, prefetch: QueryClient['prefetchQuery']) {
    void prefetch(profileQuery(client));
  },
};
