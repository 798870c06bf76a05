import { AuthClient, type GoTrueClient } from '@supabase/supabase-js';
import { sessionKey as storageKey } from '@bank-bonuses/product/session-key';

export interface AuthClientOptions {
  /** Absolute base URL of the sign-in service. */
  url: string;
  /** The service's publishable key. */
  key: string;
  fetch: typeof fetch;
}

/** Creates the client that stores the session and shares it with the other tabs. */
export function createAuthClient(options: AuthClientOptions, storage: Storage): GoTrueClient {
  return new AuthClient({
    ...sharedOptions(options),
    storageKey,
    storage,
    flowType: 'pkce',
    // A mail link is exchanged first: initializing ends a session that is over, and removes the
    // verifier of the link together with it.
    skipAutoInitialize: true,
  });
}

/** Creates a client whose session is neither stored nor shared with other tabs. */
export function createProofClient(options: AuthClientOptions): GoTrueClient {
  return new AuthClient({
    ...sharedOptions(options),
    storageKey: 'bank-bonuses-proof',
    persistSession: false,
    autoRefreshToken: false,
  });
}

const sharedOptions = ({ url, key, fetch }: AuthClientOptions) => ({
  url,
  fetch,
  headers: { apikey: key, Authorization: `Bearer ${key}` },
  // The client must not read the URL, because the router may already have changed it.
  detectSessionInUrl: false,
});
