import { AuthClient, type GoTrueClient } from '@supabase/supabase-js';
import { storageKey } from '../session/authStorage.ts';
import { withRetryHints } from './retryHint.ts';

export interface AuthClientOptions {
  /** Base of the sign-in service, absolute. */
  url: string;
  key: string;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  fetch: typeof fetch;
}

/** The identity provider's client. A module of its own, because it is most of this package's weight. */
export function createAuthClient({ url, key, storage, fetch }: AuthClientOptions): GoTrueClient {
  return new AuthClient({
    url,
    headers: { apikey: key, Authorization: `Bearer ${key}` },
    storageKey,
    storage,
    flowType: 'pkce',
    persistSession: true,
    autoRefreshToken: true,
    // By the time this runs the router may have changed the address: `handleAuthRedirect` has read it before.
    detectSessionInUrl: false,
    fetch: withRetryHints(fetch),
  });
}
