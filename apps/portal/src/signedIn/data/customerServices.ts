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
 * API client and query cache of one customer. A document shows one customer: another customer's
 * login loads a new document.
 */
export interface CustomerServices {
  queryClient: QueryClient;
  apiClient: ApiClient;
}

export interface ServicesOptions {
  auth: Auth;
  apiUrl: string;
  missingRegistration: MissingRegistration;
}

/**
 * The services by user id. A document without a page load between two customers exists only on the
 * public pages, for example after the wizard was left for another account.
 */
const known = new WeakMap<Auth, { userId: string; services: CustomerServices }>();

/** Returns the services of this customer, which the early calls and the screens share. */
export function customerServicesOf(options: ServicesOptions, userId: string): CustomerServices {
  const before = known.get(options.auth);
  if (before?.userId === userId) return before.services;
  const services = createServices(options, userId);
  known.set(options.auth, { userId, services });
  return services;
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
  const queryCache = new QueryCache({
    onError: (error) => {
      if (isRegistrationMissing(error)) missingRegistration.set(userId);
    },
  });
  return {
    queryClient: new QueryClient({
      queryCache,
      defaultOptions: { queries: { ...cacheTimes, retryOnMount: isSentOnMount } },
    }),
    apiClient: createApiClient({
      baseUrl: apiUrl,
      getAccessToken: () => auth.getAccessToken(),
      fetch: createRenewingFetch(auth),
      logger: consoleLogger,
    }),
  };
}
