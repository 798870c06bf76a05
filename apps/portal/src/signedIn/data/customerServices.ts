import {
  consoleLogger,
  createApiClient,
  isRegistrationMissing,
  type ApiClient,
} from '@bank-bonuses/api-client';
import { cacheTimes } from '@bank-bonuses/api-client/queries';
import type { Auth } from '@bank-bonuses/auth';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { missingRegistration } from '../../session/missingRegistration.ts';
import { createRenewingFetch } from './renewingFetch.ts';

/**
 * API client and query cache of one customer. A document shows one customer: another customer's
 * login loads a new document.
 */
export interface CustomerServices {
  queryClient: QueryClient;
  apiClient: ApiClient;
}

/**
 * The services by user id. A document without a page load between two customers exists only on the
 * public pages, for example after the wizard was left for another account.
 */
const known = new WeakMap<Auth, { userId: string; services: CustomerServices }>();

/** Returns the services of this customer, which the early calls and the screens share. */
export function customerServicesOf(auth: Auth, apiUrl: string, userId: string): CustomerServices {
  const before = known.get(auth);
  if (before?.userId === userId) return before.services;
  const queryCache = new QueryCache({
    onError: (error) => {
      if (isRegistrationMissing(error)) missingRegistration.set(userId);
    },
  });
  const services = {
    queryClient: new QueryClient({ queryCache, defaultOptions: { queries: cacheTimes } }),
    apiClient: createApiClient({
      baseUrl: apiUrl,
      getAccessToken: () => auth.getAccessToken(),
      fetch: createRenewingFetch(auth),
      logger: consoleLogger,
    }),
  };
  known.set(auth, { userId, services });
  return services;
}
