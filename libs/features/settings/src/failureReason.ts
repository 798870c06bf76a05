import { HttpError, NetworkError, TimeoutError } from '@bank-bonuses/api-client';

/** Returns the reason for a failed call: the server's message, or advice for the customer. */
export function failureReason(
  error: unknown,
  afterTimeout = 'The request timed out. We are reloading your saved information.',
): string | undefined {
  if (error instanceof HttpError) return error.detail;
  if (error instanceof TimeoutError) return afterTimeout;
  if (error instanceof NetworkError) {
    const advice = 'Check your internet connection and try again.';
    return navigator.onLine ? advice : `You are offline. ${advice}`;
  }
  return undefined;
}
