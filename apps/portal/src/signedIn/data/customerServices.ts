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

/** The services of one customer's screens. Never shared with the next customer in the same tab. */
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

/** One per session object. They outlive the screens, so a return finds fresh data. */
const current = new WeakMap<Auth, CustomerServices>();

/**
 * Returns the services of this customer. Those of the previous customer are emptied, and these are
 * emptied on sign-out.
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

/** Without canceling, a pending response could still fill the emptied cache. */
function empty({ queryClient }: CustomerServices): void {
  void queryClient.cancelQueries();
  // Screens unsubscribe and cancelled calls end after this. Each would schedule the removal of its
  // query in an hour, and that timer would keep the customer's data in memory until then.
  for (const query of queryClient.getQueryCache().getAll()) query.gcTime = Infinity;
  queryClient.clear();
}

/** Queries that were sent ahead of their screen and have failed: both of their tries were the screen's. */
const failedAhead = new WeakSet<Query>();

/** Records failures that happened before the screen that shows them was rendered. */
export function noteFailedAhead({ queryClient }: CustomerServices): void {
  const failed = queryClient.getQueryCache().findAll({ predicate: isFailed });
  for (const query of failed) failedAhead.add(query);
}

const isFailed = ({ state }: Query) => state.status === 'error';

/**
 * A screen retries a failed query when it mounts, unless the query failed just now while it was prefetched.
 */
function isSentOnMount(query: Query): boolean {
  return !failedAhead.has(query) || Date.now() - query.state.errorUpdatedAt > justNowMs;
}

const justNowMs = 20_000;

function createServices(
  { auth, apiUrl, missingRegistration }: ServicesOptions,
  userId: string,
): CustomerServices {
  const isCurrent = () => {
    const state = auth.getState();
    const isCustomer = state.status === 'signed-in' && state.user.id === userId;
    // The same customer may have signed in again, with new services.
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
