import type { GoTrueClient } from '@supabase/supabase-js';
import { unreachableText } from '../authMessages.ts';
import type { AuthStorage, Verifier } from '../session/authStorage.ts';
import type { LoadClient } from '../client/clientOnDemand.ts';
import {
  resultAfterExchange,
  resultAfterFailure,
  resultWithoutExchange,
} from './redirectResult.ts';
import {
  readRedirectParameters,
  removeOneTimeValues,
  type RedirectParameters,
} from './redirectParameters.ts';
import { isFresh } from '../session/storedSession.ts';
import { toAuthError } from '../client/toAuthError.ts';
import type { Auth, RedirectResult } from '../types.ts';
import { wait } from '../wait.ts';

/**
 * Delay in milliseconds before a page with a fresh token loads the client, so that the page's own
 * requests are sent first.
 */
const quietMs = 1_000;

export interface AuthRedirect {
  /** Resolves when the page can determine whether there is a session. Never rejects. */
  initialized: Promise<void>;
  /** Never rejects. */
  redirectResult: Promise<RedirectResult>;
  verifyLink: Auth['verifyLink'];
}

/**
 * Reads the URL immediately, before the router changes it. Loads the client only to refresh a
 * session or to exchange the code of a mail link.
 */
export function handleAuthRedirect(storage: AuthStorage, loadClient: LoadClient): AuthRedirect {
  const link = readRedirectParameters(window.location.href);
  const verifiers =
    link.code !== undefined && link.tokenHash === undefined && link.errorCode === undefined
      ? storage.findVerifiers(link.purpose)
      : [];

  const verifyLink = once(() => exchange(storage, loadClient, link, verifiers));
  if (verifiers.length > 0) {
    const redirectResult = verifyLink();
    return { initialized: redirectResult.then(() => undefined), redirectResult, verifyLink };
  }
  const withoutExchange = resultWithoutExchange(link);
  // Keeps the token hash of an unverified link in the URL, so that the link still works after a
  // reload.
  if (withoutExchange.kind !== 'unverified') removeOneTimeValues();
  const session = storage.read();
  const isLasting = session !== undefined && isFresh(session);
  // The token is fresh, so the client is not needed yet. Loading it now would delay the page's own requests.
  if (isLasting) void wait(quietMs).then(() => renew(loadClient));
  return {
    initialized: session && !isLasting ? renew(loadClient) : Promise.resolve(),
    redirectResult: Promise.resolve(withoutExchange),
    verifyLink,
  };
}

/**
 * Returns a function that calls `use` once and caches the result, unless the service was
 * unreachable.
 */
function once(use: () => Promise<RedirectResult>): () => Promise<RedirectResult> {
  let result: Promise<RedirectResult> | undefined;
  return async () => {
    result ??= use();
    const known = await result;
    if (known.kind === 'failed' && known.reason === 'unreachable') result = undefined;
    return known;
  };
}

/**
 * Refreshes a session that is about to expire and starts the client's auto-refresh. The client
 * writes the result to storage.
 */
async function renew(loadClient: LoadClient): Promise<void> {
  await loadClient().then(
    (client) => client.initialize(),
    () => undefined,
  );
}

async function exchange(
  storage: AuthStorage,
  loadClient: LoadClient,
  link: RedirectParameters,
  verifiers: readonly Verifier[],
): Promise<RedirectResult> {
  let failure = await storage
    .admit(async () => proveLink(await loadClient(), link, verifiers))
    .catch((thrown: unknown) => thrown);
  // If the customer logged out during the exchange, there is no session in storage.
  if (!failure && !storage.read()) failure = new Error('signed out');
  const error = failure ? toAuthError(failure, unreachableText()) : undefined;
  // If the service did not respond, the code or token hash is still valid, so it is not removed
  // from the URL, for a reload.
  if (!error?.retryable) removeOneTimeValues();
  return error
    ? resultAfterFailure(link, error)
    : resultAfterExchange(verifiers[0]?.purpose ?? link.purpose);
}

/**
 * Exchanges the link's code or token hash for a session. Returns the error, or `undefined` after a
 * success.
 */
async function proveLink(
  client: GoTrueClient,
  { code, tokenHash, purpose }: RedirectParameters,
  verifiers: readonly Verifier[],
): Promise<unknown> {
  if (tokenHash !== undefined) {
    const type = purpose === 'recovery' ? 'recovery' : 'email';
    return (await client.verifyOtp({ token_hash: tokenHash, type })).error;
  }
  if (code === undefined || verifiers.length === 0) return undefined;
  // Initialize the client first, because it removes an old session that has ended together with
  // every stored verifier.
  await client.initialize();
  let error: { code?: string | undefined } | null = null;
  for (const verifier of verifiers) {
    verifier.put();
    ({ error } = await client.exchangeCodeForSession(code));
    // If several tabs have started a sign-in, there are several verifiers, and another one may
    // match.
    if (error?.code !== 'bad_code_verifier') break;
  }
  return error;
}
