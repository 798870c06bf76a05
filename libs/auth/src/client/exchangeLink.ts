import type { GoTrueClient } from '@supabase/supabase-js';
import {
  failedResult,
  removeOneTimeValues,
  resultAfterExchange,
  type Link,
} from '../links/readLink.ts';
import { unreachableText } from '../texts.ts';
import type { RedirectResult } from '../types.ts';
import { toAuthError } from './call.ts';
import type { CallDeps } from './session.ts';

/**
 * Exchanges the code of a link for a session. The client has the verifier of the newest request of
 * this browser only; without a verifier it sends no request.
 */
export async function exchangeCode(client: GoTrueClient, link: Link): Promise<RedirectResult> {
  const { data, error } = await client.exchangeCodeForSession(link.code ?? '');
  // The client removes the verifier after each attempt, so the code cannot be used again.
  removeOneTimeValues();
  if (error) return failedResult(link, toAuthError(error, unreachableText()).code);
  // The client's types lack this field.
  const { redirectType } = data as { redirectType?: string | null };
  return resultAfterExchange(redirectType === 'recovery' ? 'recovery' : link.purpose);
}

/** Exchanges the token hash of a link for a session. Works in every browser. */
export async function verifyTokenHash(
  { client, session, call }: CallDeps,
  link: Link,
): Promise<RedirectResult> {
  const type = link.purpose === 'recovery' ? 'recovery' : 'email';
  try {
    const data = await call(unreachableText(), () =>
      client.verifyOtp({ token_hash: link.tokenHash ?? '', type }),
    );
    removeOneTimeValues();
    await session.look();
    return data.session ? resultAfterExchange(link.purpose) : failedResult(link);
  } catch (thrown) {
    const { code, retryable, message } = toAuthError(thrown, unreachableText());
    // Without a response the token hash is still valid, so it stays in the URL for a retry.
    if (retryable) return { kind: 'failed', reason: 'unreachable', message };
    removeOneTimeValues();
    return failedResult(link, code);
  }
}
