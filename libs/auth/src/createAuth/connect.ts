import { createAccountSecurity } from '../accountSecurity/createAccountSecurity.ts';
import { createAuthCalls } from '../client/authCalls.ts';
import { createAuthClient, createProofClient } from '../client/authClient.ts';
import { createAuthFetch } from '../client/authFetch.ts';
import { followSession } from '../client/followSession.ts';
import { createFactors } from '../factors/createFactors.ts';
import { createProviders } from '../providers/createProviders.ts';
import { exchangeCode, verifyTokenHash } from '../redirect/exchangeLink.ts';
import type { RedirectParameters } from '../redirect/redirectParameters.ts';
import { isExchanged, resultWithoutExchange } from '../redirect/redirectResult.ts';
import type { SessionStore } from './sessionStore.ts';

// Supabase's client and everything that uses it. Loaded on demand, because the client is most of
// this package's size.

export interface ConnectOptions {
  /** Absolute base URL of the sign-in service. */
  url: string;
  key: string;
  origin: string;
  fetch: typeof fetch;
  storage: Storage;
  store: SessionStore;
  /** The link that opened the page. */
  link: RedirectParameters;
}

/** The sign-in client of a page, with its calls. */
export type Connection = Awaited<ReturnType<typeof connect>>;

/** Creates the client, exchanges the code of the page's link, and follows the session. */
export async function connect({
  url,
  key,
  origin,
  storage,
  store,
  link,
  ...options
}: ConnectOptions) {
  const { fetch, abortAll } = createAuthFetch(options.fetch);
  const client = createAuthClient({ url, key, fetch }, storage);
  const { code, tokenHash } = link;
  const redirectResult =
    code !== undefined && isExchanged(link)
      ? await exchangeCode(client, { ...link, code })
      : resultWithoutExchange(link);

  const session = followSession({ client, storage, store, abortAll });
  void client.initialize();
  client.onAuthStateChange(() => void session.look());

  // Checks a password or a code. Its session is neither stored nor shared with other tabs.
  const proofClient = createProofClient({ url, key, fetch });
  const deps = { client, proofClient, session, store };
  return {
    ...session,
    ...createAuthCalls({ client, session, store, origin }),
    /** Resolves when the state of the stored session is known. */
    known: session.look(),
    redirectResult,
    verifyLink: () =>
      tokenHash === undefined
        ? Promise.resolve(redirectResult)
        : verifyTokenHash(deps, { ...link, tokenHash }),
    factors: createFactors(deps),
    accountSecurity: createAccountSecurity(deps),
    providers: createProviders({ ...deps, origin, service: { url, key, fetch } }),
  };
}
