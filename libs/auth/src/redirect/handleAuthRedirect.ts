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

/** By then the page that was opened has what it needs from the line. Much shorter than a fresh token lasts. */
const quietMs = 1_000;

export interface AuthRedirect {
  /** Settles when the first session, or that there is none, is known. Never rejects. */
  initialized: Promise<void>;
  /** Never rejects. */
  redirectResult: Promise<RedirectResult>;
  verifyLink: Auth['verifyLink'];
}

/**
 * Reads the address at once, because the router moves on right after, and fetches the client only
 * where it has work to do: a session to look after, or a value of a mail link to exchange.
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
  // A link that waits to be used survives a reload.
  if (withoutExchange.kind !== 'unverified') removeOneTimeValues();
  const session = storage.read();
  const isLasting = session !== undefined && isFresh(session);
  // The client has nothing to do yet, and its code would come in the way of what the page is opened for.
  if (isLasting) void wait(quietMs).then(() => renew(loadClient));
  return {
    initialized: session && !isLasting ? renew(loadClient) : Promise.resolve(),
    redirectResult: Promise.resolve(withoutExchange),
    verifyLink,
  };
}

/** A link is used up by one call; only one that nobody has answered may be made again. */
function once(use: () => Promise<RedirectResult>): () => Promise<RedirectResult> {
  let result: Promise<RedirectResult> | undefined;
  return async () => {
    result ??= use();
    const known = await result;
    if (known.kind === 'failed' && known.reason === 'unreachable') result = undefined;
    return known;
  };
}

/** Renews a session that is about to expire, then and later. Storage tells what came of it. */
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
  // A sign-out meanwhile has removed the session.
  if (!failure && !storage.read()) failure = new Error('signed out');
  const error = failure ? toAuthError(failure, unreachableText()) : undefined;
  // Without an answer the value is still good: it stays, and loading the page again repeats the try.
  if (!error?.retryable) removeOneTimeValues();
  return error
    ? resultAfterFailure(link, error)
    : resultAfterExchange(verifiers[0]?.purpose ?? link.purpose);
}

/** Gives the service what the link brought; resolves to the error, or `undefined`. */
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
  // A session from before that turns out to be over takes every verifier with it.
  await client.initialize();
  let error: { code?: string | undefined } | null = null;
  for (const verifier of verifiers) {
    verifier.put();
    ({ error } = await client.exchangeCodeForSession(code));
    // Signing in may have been begun in several tabs: another verifier may fit.
    if (error?.code !== 'bad_code_verifier') break;
  }
  return error;
}
