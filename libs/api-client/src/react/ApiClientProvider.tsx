'use client';

import { createContext, type ReactNode, useContext } from 'react';
import type { ApiClient } from '../client/client.ts';

const ApiClientContext = createContext<ApiClient | undefined>(undefined);

export interface ApiClientProviderProps {
  client: ApiClient;
  children: ReactNode;
}

/** Hands the client to everything below it. */
export function ApiClientProvider({ client, children }: ApiClientProviderProps) {
  return <ApiClientContext value={client}>{children}</ApiClientContext>;
}

/** The client of the nearest `ApiClientProvider`. */
export function useApiClient(): ApiClient {
  const client = useContext(ApiClientContext);
  if (client === undefined) {
    throw new Error('useApiClient finds no client. Wrap the component in <ApiClientProvider>.');
  }
  return client;
}
