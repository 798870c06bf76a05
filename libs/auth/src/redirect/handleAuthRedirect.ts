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

/** Milliseconds before a page with a fresh token loads the client: the page's own requests come first. */
const quietMs = 1_000;

export interface AuthRedirect {
  /** Settles when it is known whether there is a session. Never rejects. */
  initialized: Promise<void>;
  /** Never rejects. */
  redirectResult: Promise<RedirectResult>;
  verifyLink: Auth['verifyLink'];
}

/**
 * Reads the URL immediately, before the router changes it. Loads the client only if there is a session to
 * refresh or a value of a mail link to exchange.
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
  // An unverified link stays in the URL, so that it survives a reload.
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

/** Returns a function that uses the link once. It calls `use` again only if the service was unreachable. */
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
 * Refreshes a session that is about to expire and starts the client's auto-refresh. The result is in storage.
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
  // A sign-out during the exchange has removed the session.
  if (!failure && !storage.read()) failure = new Error('signed out');
  const error = failure ? toAuthError(failure, unreachableText()) : undefined;
  // Without a response the value is still valid. It stays in the URL, so that a reload retries.
  if (!error?.retryable) removeOneTimeValues();
  return error
    ? resultAfterFailure(link, error)
    : resultAfterExchange(verifiers[0]?.purpose ?? link.purpose);
}

/** Exchanges the value of the link at the service. Returns the error, or `undefined` after a success. */
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
  // If an old session turns out to be over, the client removes it together with every verifier.
  await client.initialize();
  let error: { code?: string | undefined } | null = null;
  for (const verifier of verifiers) {
    verifier.put();
    ({ error } = await client.exchangeCodeForSession(code));
    // Several tabs may have started a sign-in, so another verifier may match.
    if (error?.code !== 'bad_code_verifier') break;
  }
  return error;
}
