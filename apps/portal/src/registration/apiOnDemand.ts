import { NetworkError, type ApiClient, type ApiClientOptions } from '@bank-bonuses/api-client';

/** The client whose script is fetched when it is first needed, or ahead of that. */
export interface ApiOnDemand {
  client: ApiClient;
  /** Fetches the script; a failure is left to whoever needs it. */
  prepare: () => void;
}

/** Nobody posts a registration in their first second on the page, so the client can come later. */
export function createApiOnDemand(options: ApiClientOptions): ApiOnDemand {
  let loading: Promise<ApiClient> | undefined;
  const load = () => {
    loading ??= import('./apiClient.ts').then(
      ({ createApiClient }) => createApiClient(options),
      () => {
        loading = undefined;
        // The specified text of a registration that could not be posted.
        throw new NetworkError('Failed to register account. Please try again later.');
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
