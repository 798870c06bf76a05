import { AuthClient } from '@supabase/supabase-js';
import { sessionKey } from '@bank-bonuses/product/session-key';
import type { BrowserStorage } from '../browserStorage.ts';
import type { Link } from '../links/readLink.ts';
import type { SessionStore } from '../sessionStore.ts';
import { createAccountSecurity } from './accountSecurity.ts';
import { createAuthFetch } from './authFetch.ts';
import { createCall } from './call.ts';
import { exchangeCode, verifyTokenHash } from './exchangeLink.ts';
import { createFactors } from './factors.ts';
import { createProviders } from './providers.ts';
import { followSession, type CallDeps } from './session.ts';
import { createSignIn } from './signIn.ts';

// Supabase's client and everything that uses it. Loaded on demand, because the client is most of
// this package's size.

export interface ConnectOptions {
  /** Absolute base URL of the sign-in service. */
  url: string;
  /** The service's publishable key. */
  key: string;
  storage: BrowserStorage;
  store: SessionStore;
  /** The link that opened the page. */
  link: Link;
}

/** The sign-in client of a page, with its calls. */
export type Connection = Awaited<ReturnType<typeof connect>>;

/** Creates the client, exchanges the code of the page's link, and follows the session. */
export async function connect({ url, key, storage, store, link }: ConnectOptions) {
  const { fetch, abortAll } = createAuthFetch();
  const headers = { apikey: key, Authorization: `Bearer ${key}` };
  // The client must not read the URL, because the router may already have changed it.
  const shared = { url, fetch, headers, detectSessionInUrl: false };
  const client = new AuthClient({
    ...shared,
    storageKey: sessionKey,
    storage,
    flowType: 'pkce',
    // A mail link is exchanged first: initializing ends a session that is over, and removes the
    // verifier of the link together with it.
    skipAutoInitialize: true,
  });
  const proofClient = new AuthClient({
    ...shared,
    storageKey: 'bank-bonuses-proof',
    persistSession: false,
    autoRefreshToken: false,
  });
  const exchanged = link.code === undefined ? undefined : await exchangeCode(client, link);

  const session = followSession({ client, storage, store, abortAll });
  void client.initialize();
  client.onAuthStateChange(() => void session.look());

  const get = async (path: string) =>
    (await fetch(`${url}/${path}`, { headers: { apikey: key } })).json() as Promise<unknown>;
  const call = createCall((why) => session.leave(why));
  const deps: CallDeps = { client, proofClient, session, call, get };
  return {
    ...session,
    ...createSignIn(deps),
    /** Resolves when the state of the stored session is known. */
    known: session.look(),
    /** Returns the result of the page's link. Exchanges its token hash, if it has one. */
    openLink: async () => exchanged ?? verifyTokenHash(deps, link),
    factors: createFactors(deps),
    accountSecurity: createAccountSecurity(deps),
    providers: createProviders(deps),
  };
}
