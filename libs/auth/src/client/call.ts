import { isAuthError } from '@supabase/supabase-js';
import { AuthError } from '../AuthError.ts';
import {
  fallbacks,
  sessionEndedText,
  textsByCode,
  unreachableText,
  wrongPhoneCodeText,
  type Texts,
} from '../texts.ts';

const maxTextLength = 2_000;

/** The client's errors after the session has ended, or was removed during a refresh. */
const endedNames = ['AuthSessionMissingError', 'AuthRefreshDiscardedError'];

export const sessionEnded = (status?: number) =>
  new AuthError(sessionEndedText, { code: 'session_ended', status });

export const unreachable = () => new AuthError(unreachableText(), { retryable: true });

/** The data of a successful response. */
type Data<Result> = NonNullable<Extract<Result, { data: unknown; error: null }>['data']>;

/** Calls the client. See `createCall`. */
export type Call = ReturnType<typeof createCall>;

/**
 * Returns the function that calls the client and returns its data. If the service has ended the
 * session, it also ends in this browser, so that the login page is shown instead of an error.
 */
export function createCall(leave: (why: 'ended') => Promise<unknown>) {
  /**
   * @param texts texts by error code for this call
   * @throws AuthError with a text for the customer
   */
  return async <Result extends { data: unknown; error: unknown }>(
    fallback: string,
    request: () => Promise<Result>,
    texts?: Texts,
  ): Promise<Data<Result>> => {
    const { data, error } = await request().catch((thrown: unknown) => ({
      data: null,
      error: thrown,
    }));
    if (!error) return data as Data<Result>;
    const failure = toAuthError(error, fallback, texts);
    if (failure.code === 'session_ended') await leave('ended');
    throw failure;
  };
}

/**
 * Converts a failure of the client. The text is the one for the error code, else the service's own,
 * else `fallback`. The service's own texts for an internal error are for developers, such as
 * "Database error saving new user".
 */
export function toAuthError(failure: unknown, fallback: string, texts: Texts = {}): AuthError {
  if (failure instanceof AuthError) return failure;
  if (!isAuthError(failure)) return new AuthError(fallback);
  const { code, status, name, message } = failure;
  if (endedNames.includes(name) || /^(refresh_token|session)_/.test(code ?? '')) {
    return sessionEnded(status);
  }
  if (name === 'AuthRetryableFetchError' && !status) return unreachable();
  if (name === 'AuthInvalidTokenResponseError') return new AuthError(fallbacks.noSession);

  const retryAfterSeconds = status === 429 ? secondsIn(message) : undefined;
  const isPhone = code === 'mfa_verification_failed' && message.includes('Phone');
  const known = isPhone ? wrongPhoneCodeText : { ...textsByCode, ...texts }[code ?? ''];
  // A text that contains the wait is more helpful than ours.
  const text = retryAfterSeconds === undefined ? known : undefined;
  return new AuthError(text ?? (status !== 500 && isForPeople(message) ? message : fallback), {
    code,
    status,
    retryAfterSeconds,
    retryable: status === 429 || (status !== undefined && status >= 500),
    // The account has changed since the page was opened.
    needsReload: code === 'mfa_factor_not_found',
  });
}

/** Returns the wait in a text such as 'You can only request this after 37 seconds.' */
function secondsIn(text: string): number | undefined {
  const count = /(\d+) second/.exec(text)?.[1];
  return count === undefined ? undefined : Number(count);
}

/** Returns whether a text can be shown. For a response without a text, the client shows its JSON. */
const isForPeople = (text: string) =>
  text.trim() !== '' && text.length <= maxTextLength && !/^[{[]|server logs/.test(text);
