import type { GoTrueClient } from '@supabase/supabase-js';
import { unreachableText } from '../authMessages.ts';
import type { FollowedSession } from '../client/followSession.ts';
import { callClient, toAuthError } from '../client/toAuthError.ts';
import type { SessionStore } from '../createAuth/sessionStore.ts';
import type { RedirectResult } from '../types.ts';
import { removeOneTimeValues, type RedirectParameters } from './redirectParameters.ts';
import { resultAfterExchange, resultAfterFailure } from './redirectResult.ts';

/**
 * Exchanges the code of a link for a session. The client has the verifier of the newest request of
 * this browser only; without a verifier it sends no request.
 */
export async function exchangeCode(
  client: GoTrueClient,
  link: RedirectParameters & { code: string },
): Promise<RedirectResult> {
  const { data, error } = await client.exchangeCodeForSession(link.code);
  // The client removes the verifier after each attempt, so the code cannot be used again.
  removeOneTimeValues();
  if (error) return resultAfterFailure(link, toAuthError(error, unreachableText()));
  // The client's types lack this field.
  const { redirectType } = data as { redirectType?: string | null };
  return resultAfterExchange(redirectType === 'recovery' ? 'recovery' : link.purpose);
}

export interface VerifyDeps {
  client: GoTrueClient;
  session: Pick<FollowedSession, 'look'>;
  store: SessionStore;
}

/** Exchanges the token hash of a link for a session. Works in every browser. */
export async function verifyTokenHash(
  { client, session, store }: VerifyDeps,
  link: RedirectParameters & { tokenHash: string },
): Promise<RedirectResult> {
  const type = link.purpose === 'recovery' ? 'recovery' : 'email';
  try {
    await callClient(unreachableText(), () =>
      client.verifyOtp({ token_hash: link.tokenHash, type }),
    );
    removeOneTimeValues();
    await session.look();
    const isSignedIn = store.get().status === 'signed-in';
    return isSignedIn ? resultAfterExchange(link.purpose) : resultAfterFailure(link);
  } catch (thrown) {
    const error = toAuthError(thrown, unreachableText());
    // Without a response the token hash is still valid, so it stays in the URL for a retry.
    if (!error.retryable) removeOneTimeValues();
    return resultAfterFailure(link, error);
  }
}
