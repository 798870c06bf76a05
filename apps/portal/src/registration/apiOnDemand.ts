import { NetworkError, type ApiClient, type ApiClientOptions } from '@bank-bonuses/api-client';
import { needsReload } from '@bank-bonuses/lazy';

/** An API client whose script loads on its first call, or earlier through `prepare`. */
export interface ApiOnDemand {
  client: ApiClient;
  /**
   * Preloads the script. Ignores a failed load, because the next call loads the script again and
   * reports the error.
   */
  prepare: () => void;
}

/** The specified error text for a registration that could not be sent. */
const notPosted = 'Failed to register account. Please try again later.';

/** Thrown when a newer deployment has removed the client's script. */
class OutdatedClientError extends NetworkError {
  readonly needsReload = true;

  constructor() {
    super(
      'Failed to register account. The portal has been updated since you opened this page, so please load the page again.',
    );
  }
}

/**
 * Creates an API client whose code loads on demand. The first view does not need it, because no
 * applicant submits within the first seconds.
 */
export function createApiOnDemand(
  options: ApiClientOptions,
  loadModule = () => import('./apiClient.ts'),
): ApiOnDemand {
  let loading: Promise<ApiClient> | undefined;
  const load = () => {
    loading ??= loadModule().then(
      ({ consoleLogger, createApiClient }) =>
        createApiClient({ logger: consoleLogger, ...options }),
      (error: unknown) => {
        loading = undefined;
        throw needsReload(error) ? new OutdatedClientError() : new NetworkError(notPosted);
      },
    );
    return loading;
  };
  return {
    prepare: () => void load().catch(() => undefined),
    client: {
      getDashboardStats: async (...call) => (await load()).getDashboardStats(...call),
      listTaskCompletions: async (...call) => (await load()).listTaskCompletions(...call),
      getAccounts: async (...call) => (await load()).getAccounts(...call),
      listEnrollments: async (...call) => (await load()).listEnrollments(...call),
      getProfile: async (...call) => (await load()).getProfile(...call),
      updateProfile: async (...call) => (await load()).updateProfile(...call),
      register: async (...call) => (await load()).register(...call),
    },
  };
}
