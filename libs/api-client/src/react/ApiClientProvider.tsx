'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from '../client/client.ts';

const ApiClientContext = createContext<ApiClient | undefined>(undefined);

/** The client to provide, and the components that use it. */
export interface ApiClientProviderProps {
  client: ApiClient;
  children: ReactNode;
}

/** Provides the client to `useApiClient` in all components below. */
export function ApiClientProvider({ client, children }: ApiClientProviderProps) {
  return <ApiClientContext value={client}>{children}</ApiClientContext>;
}

/**
 * Returns the client of the nearest `ApiClientProvider`.
 *
 * @throws Error when there is no provider
 */
export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (client === undefined) {
    throw new Error('useApiClient found no client. Wrap the component in <ApiClientProvider>.');
  }
  return client;
}
