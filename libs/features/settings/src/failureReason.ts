import { HttpError, NetworkError, TimeoutError } from '@bank-bonuses/api-client';

/** Returns the reason of a failed call: the server's text, or advice on what to do. */
export function failureReason(
  error: unknown,
  afterTimeout = 'No answer came in time. The page reads again what is stored.',
): string | undefined {
  if (error instanceof HttpError) return error.detail;
  if (error instanceof TimeoutError) return afterTimeout;
  if (error instanceof NetworkError) {
    const advice = 'Check your internet connection and try again.';
    return navigator.onLine ? advice : `You are offline. ${advice}`;
  }
  return undefined;
}
