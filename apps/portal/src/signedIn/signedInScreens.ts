import type { ApiClient } from '@bank-bonuses/api-client';
import { accountsFeature } from '@bank-bonuses/feature-accounts';
import { bonusesFeature } from '@bank-bonuses/feature-bonuses';
import { homeFeature } from '@bank-bonuses/feature-home';
import { settingsFeature } from '@bank-bonuses/feature-settings';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, type ComponentType } from 'react';

/** Describes a signed-in screen for routing, titles, the sidebar, preloading and prefetching. */
export interface SignedInScreen {
  path: string;
  /** Name of the screen in the sidebar and in the document title. */
  name: string;
  /** Icon of the screen in the sidebar. */
  Icon: ComponentType;
  /** Loads the code of the page. */
  loadPage: () => Promise<ComponentType>;
  /** Calls `prefetch` with each query of the page's first view. */
  prefetchQueries: (client: ApiClient, prefetch: QueryClient['prefetchQuery']) => void;
}

/** The signed-in screens, in the order of the sidebar. The public pages do not load this file. */
export const signedInScreens: readonly SignedInScreen[] = [
  homeFeature,
  accountsFeature,
  bonusesFeature,
  settingsFeature,
];

export const SignedInScreensContext = createContext<readonly SignedInScreen[]>([]);
