import type { AuthError as SupabaseAuthError } from '@supabase/supabase-js';
import { AuthError } from '../AuthError.ts';
import {
  fallbackMessages,
  secondFactorText,
  sessionEndedText,
  unreachableText,
} from '../authMessages.ts';

const maxTextLength = 2_000;

/** The client's errors after the session has ended, or was removed during a refresh. */
const endedNames = ['AuthSessionMissingError', 'AuthRefreshDiscardedError'];

/** Calls the client. Throws an `AuthError` if the client throws or returns an error. */
export async function callClient<T extends { error: unknown }>(
  fallback: string,
  request: () => Promise<T>,
): Promise<T> {
  const result = await request().catch((thrown: unknown) => {
    throw toAuthError(thrown, fallback);
  });
  if (result.error) throw toAuthError(result.error, fallback);
  return result;
}

/**
 * Converts a failure of the sign-in client into an `AuthError`. For an ended session, a lost
 * connection, an invalid token response and a missing second factor, the message is a text of the
 * portal. For any other error it is the service's text, or `fallback` if that text is missing, too
 * long or technical.
 */
export function toAuthError(failure: unknown, fallback: string): AuthError {
  if (failure instanceof AuthError) return failure;
  if (!isClientError(failure)) return new AuthError(fallback);

  const { code, status, name } = failure;
  if (endedNames.includes(name) || /^(refresh_token|session)_/.test(code ?? '')) {
    return new AuthError(sessionEndedText, { code: 'session_ended', status: status ?? undefined });
  }
  if (name === 'AuthRetryableFetchError' && !status) {
    return new AuthError(unreachableText(), { retryable: true });
  }
  if (name === 'AuthInvalidTokenResponseError') return new AuthError(fallbackMessages.noSession);
  return new AuthError(textOf(failure, fallback), {
    code: code ?? undefined,
    status,
    retryAfterSeconds: status === 429 ? secondsIn(failure.message) : undefined,
    retryable: status === 429 || (status !== undefined && status >= 500),
  });
}

/**
 * Recognizes an error of Supabase's client by the property `__isAuthError`. The client's own type
 * guards are not used, because they would add its error classes to the code that pages load before
 * the client.
 */
function isClientError(failure: unknown): failure is SupabaseAuthError {
  return typeof failure === 'object' && failure !== null && '__isAuthError' in failure;
}

function textOf({ code, message }: SupabaseAuthError, fallback: string): string {
  // Replaces the service's text, which contains the technical term 'assurance level'.
  if (code === 'insufficient_aal') return secondFactorText;
  return isForPeople(message) ? message : fallback;
}

/**
 * Returns the wait in seconds from the text of a 429 response. `withRetryHints` has added the wait
 * if the service did not.
 */
function secondsIn(text: string): number | undefined {
  const [, count, unit] = /(\d+) (second|minute)/.exec(text) ?? [];
  if (count === undefined) return undefined;
  return Number(count) * (unit === 'minute' ? 60 : 1);
}

/**
 * Returns whether a text can be shown to the customer. If a response has no text, the client
 * replaces it with a technical one (JSON, parser errors, status lines), which cannot be shown.
 */
function isForPeople(text: string): boolean {
  return (
    text.trim() !== '' &&
    text.length <= maxTextLength &&
    !/^[[{"]|^undefined$/.test(text) &&
    !/\bJSON\b|Unexpected token|server logs/i.test(text) &&
    !/^(HTTP \d{3}|Bad Gateway|Service Unavailable|Gateway Time-?out|Internal Server Error|Not Implemented)$/i.test(
      text,
    )
  );
}
