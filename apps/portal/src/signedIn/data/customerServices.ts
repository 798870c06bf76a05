import {
  consoleLogger,
  createApiClient,
  isRegistrationMissing,
  type ApiClient,
} from '@bank-bonuses/api-client';
import { cacheTimes } from '@bank-bonuses/api-client/queries';
import type { Auth } from '@bank-bonuses/auth';
import { QueryCache, QueryClient, type Query } from '@tanstack/react-query';
import type { MissingRegistration } from '../../session/missingRegistration.ts';
import { createRenewingFetch } from './renewingFetch.ts';

/**
 * API client and query cache of one customer. New services are created for a different customer in
 * the same tab.
 */
export interface CustomerServices {
  userId: string;
  queryClient: QueryClient;
  apiClient: ApiClient;
}

export interface ServicesOptions {
  auth: Auth;
  apiUrl: string;
  missingRegistration: MissingRegistration;
}

/**
 * The services of each `Auth` instance. They are not bound to the screens, so that the cache is
 * still filled when the customer returns.
 */
const current = new WeakMap<Auth, CustomerServices>();

/**
 * Returns the services of this customer. Creates them if needed, and clears the previous customer's
 * cache. A sign-out clears the cache too.
 */
export function customerServicesOf(options: ServicesOptions, userId: string): CustomerServices {
  const known = current.get(options.auth);
  if (known?.userId === userId) return known;
  if (known) empty(known);
  const services = createServices(options, userId);
  current.set(options.auth, services);
  const stop = options.auth.onSignedOut(() => {
    stop();
    empty(services);
    if (current.get(options.auth) === services) current.delete(options.auth);
  });
  return services;
}

/**
 * Clears the cache. Cancels pending queries first, because their responses would otherwise be
 * written into the cleared cache.
 */
function empty({ queryClient }: CustomerServices): void {
  void queryClient.cancelQueries();
  // Prevents garbage-collection timers. Unmounting screens and canceled calls would each start one
  // for their query, and the timer would keep the customer's data in memory for an hour.
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = Infinity;
  queryClient.clear();
}

/**
 * Prefetched queries that failed, including the retry, before their screen was rendered. A screen
 * that mounts within 20 s of the failure does not send them again.
 */
const failedPrefetches = new WeakSet<Query>();

/** Records the queries that failed before their screen was rendered. */
export function noteFailedPrefetches({ queryClient }: CustomerServices): void {
  const failed = queryClient.getQueryCache().findAll({ predicate: isFailed });
  for (const query of failed) failedPrefetches.add(query);
}

const isFailed = ({ state }: Query) => state.status === 'error';

/**
 * Returns whether a mounting screen sends the query. Skips a query whose prefetch has just failed.
 */
function isSentOnMount(query: Query): boolean {
  return !failedPrefetches.has(query) || Date.now() - query.state.errorUpdatedAt > justNowMs;
}

const justNowMs = 20_000;

function createServices(
  { auth, apiUrl, missingRegistration }: ServicesOptions,
  userId: string,
): CustomerServices {
  const isCurrent = () => {
    const state = auth.getState();
    const isCustomer = state.status === 'signed-in' && state.user.id === userId;
    // The same customer may have signed in again, which creates new services.
    return isCustomer && current.get(auth) === services;
  };
  const queryCache = new QueryCache({
    onError: (error) => {
      if (!isCurrent()) return;
      if (isRegistrationMissing(error)) missingRegistration.set(userId);
    },
  });
  const services: CustomerServices = {
    userId,
    queryClient: new QueryClient({
      queryCache,
      defaultOptions: { queries: { ...cacheTimes, retryOnMount: isSentOnMount } },
    }),
    apiClient: createApiClient({
      baseUrl: apiUrl,
      getAccessToken: () => auth.getAccessToken(),
      fetch: createRenewingFetch({ auth, isCurrent }),
      logger: consoleLogger,
    }),
  };
  return services;
}
