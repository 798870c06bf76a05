import { AuthClient, type GoTrueClient } from '@supabase/supabase-js';
import { sessionKey as storageKey } from '@bank-bonuses/portal-config/session';
import { withRetryHints } from './retryHint.ts';

// Creates Supabase's auth client. This module is loaded on demand, because the client is most of
// this package's size.

export interface ProofClientOptions {
  /** Absolute base URL of the sign-in service. */
  url: string;
  key: string;
  fetch: typeof fetch;
}

export interface AuthClientOptions extends ProofClientOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** Creates the client that stores the session in `storage`. */
export function createAuthClient({ storage, ...options }: AuthClientOptions): GoTrueClient {
  return new AuthClient({
    ...sharedOptions(options),
    storageKey,
    storage: {
      getItem: (key) => storage.getItem(key),
      removeItem: (key) => storage.removeItem(key),
      setItem: (key, value) =>
        storage.setItem(key, key === storageKey ? withoutProviderTokens(value) : value),
    },
    flowType: 'pkce',
    persistSession: true,
    autoRefreshToken: true,
  });
}

/**
 * Removes the provider's tokens, which allow access to the customer's account at a provider such as
 * Google. The portal does not need them.
 */
function withoutProviderTokens(session: string): string {
  return JSON.stringify(JSON.parse(session), (name, value: unknown) =>
    /^provider_\w*token$/.test(name) ? undefined : value,
  );
}

/** Creates a client whose session is neither stored nor shared with other tabs. */
export function createProofClient(options: ProofClientOptions): GoTrueClient {
  return new AuthClient({
    ...sharedOptions(options),
    storageKey: 'bank-bonuses-proof',
    persistSession: false,
    autoRefreshToken: false,
  });
}

const sharedOptions = ({ url, key, fetch }: ProofClientOptions) => ({
  url,
  headers: { apikey: key, Authorization: `Bearer ${key}` },
  // The client must not read the URL, because the router may already have changed it.
  // `handleAuthRedirect` reads it earlier.
  detectSessionInUrl: false,
  fetch: withRetryHints(fetch),
});
