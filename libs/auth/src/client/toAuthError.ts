import type { AuthError as SupabaseAuthError } from '@supabase/supabase-js';
import { AuthError } from '../AuthError.ts';
import {
  fallbackMessages,
  secondFactorText,
  sessionEndedText,
  unreachableText,
} from '../authMessages.ts';

const maxTextLength = 2_000;

/**
 * The sign-in client's failure as our own error. The service's words are shown as they are; where it
 * has none (or none meant for people) the given text stands in.
 */
export function toAuthError(failure: unknown, fallback: string): AuthError {
  if (failure instanceof AuthError) return failure;
  if (!isClientError(failure)) return new AuthError(fallback);

  const { code, status, name } = failure;
  if (failure.message === sessionEndedText || name === 'AuthSessionMissingError') {
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
 * Knows the client's errors by the mark that all of them carry. The client's own guards would bring each of
 * its error classes to pages that paint before the client is there.
 */
function isClientError(failure: unknown): failure is SupabaseAuthError {
  return typeof failure === 'object' && failure !== null && '__isAuthError' in failure;
}

function textOf({ code, message }: SupabaseAuthError, fallback: string): string {
  // The service's words are about levels.
  if (code === 'insufficient_aal') return secondFactorText;
  return isForPeople(message) ? message : fallback;
}

/** The wait that a 429 names, in its own words or in those that `withRetryHints` has added. */
function secondsIn(text: string): number | undefined {
  const [, count, unit] = /(\d+) (second|minute)/.exec(text) ?? [];
  if (count === undefined) return undefined;
  return Number(count) * (unit === 'minute' ? 60 : 1);
}

/** False for what the client makes up when an answer has no text: JSON, parser errors, status lines. */
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
