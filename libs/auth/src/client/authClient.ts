import { AuthClient, type GoTrueClient } from '@supabase/supabase-js';
import { sessionKey as storageKey } from '@bank-bonuses/portal-config/session';
import { withRetryHints } from './retryHint.ts';

// The identity provider's client: one file on demand, because it is most of this package's weight.

export interface ProofClientOptions {
  /** Base of the sign-in service, absolute. */
  url: string;
  key: string;
  fetch: typeof fetch;
}

export interface AuthClientOptions extends ProofClientOptions {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

/** The client that keeps the session in `storage`. */
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

/** They open the customer's account at a provider such as Google, and the portal has no use for them. */
function withoutProviderTokens(session: string): string {
  return JSON.stringify(JSON.parse(session), (name, value: unknown) =>
    /^provider_\w*token$/.test(name) ? undefined : value,
  );
}

/** A client whose session reaches neither storage nor the other tabs. */
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
  // By the time this runs the router may have changed the address: `handleAuthRedirect` has read it before.
  detectSessionInUrl: false,
  fetch: withRetryHints(fetch),
});
