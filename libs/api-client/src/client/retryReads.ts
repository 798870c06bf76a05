import { HttpError } from '../errors/errors.ts';
import type { ApiError } from '../errors/networkError.ts';
import type { ApiErrorCode } from '../errors/codes.ts';

/** State of the call that a `Retry` repeats. */
export interface RetryContext {
  /** Signal that is aborted when the call ends: at its deadline or by the caller's signal. */
  signal: AbortSignal;
  /** Returns the milliseconds until the call's time-out. */
  remainingMs: () => number;
  /** Logs a retry; call it before each wait. */
  onRetry: (error: ApiError, waitMs: number) => void;
}

/**
 * Function that runs a read until it succeeds or must not be retried. `retryReads()` creates such a
 * function.
 */
export type Retry = <Value>(attempt: () => Promise<Value>, context: RetryContext) => Promise<Value>;

/** Number of retries, the waits between them, and which errors are retried. */
export interface RetryOptions {
  /** Maximum number of retries after the first attempt. @default 2 */
  retries?: number;
  /**
   * Longest wait before the first retry in milliseconds; it doubles before each further retry.
   * @default 300
   */
  baseDelayMs?: number;
  /**
   * Upper limit of a wait in milliseconds. A longer `Retry-After` overrides it.
   * @default 5000
   */
  maxDelayMs?: number;
  /**
   * Returns whether to retry a read after this error.
   * @default temporary failures are retried
   */
  shouldRetry?: (error: ApiError) => boolean;
}

const temporaryCodes: readonly ApiErrorCode[] = [
  'dns_failure',
  'connection_refused',
  'connection_lost',
  'unreachable',
  'network_failure',
  'too_many_requests',
  'server_error',
  'unavailable',
];

/**
 * Returns a `retry` that repeats reads after temporary failures, with exponential backoff and
 * jitter. It waits at least as long as `Retry-After` asks for. The call's time-out covers all
 * attempts: a read is not retried when the wait would end after the time-out. Writes are never
 * retried.
 *
 * @example
 * const client = createApiClient({ baseUrl, getAccessToken, retry: retryReads({ retries: 3 }) });
 */
export function retryReads(options: RetryOptions = {}): Retry {
  const { retries = 2, shouldRetry = ({ code }) => isTemporary(code) } = options;
  return async (attempt, { signal, remainingMs, onRetry }) => {
    for (let done = 0; ; done += 1) {
      try {
        return await attempt();
      } catch (error) {
        const failed = error as ApiError;
        if (done >= retries || signal.aborted || !shouldRetry(failed)) throw error;
        const waitMs = retryDelayMs(failed, done, options);
        if (waitMs >= remainingMs()) throw error;
        onRetry(failed, waitMs);
        await pause(waitMs, signal);
        if (signal.aborted) throw error;
      }
    }
  };
}

/** Returns whether a failure may be temporary: no connection, too many requests, or a failing server. */
export const isTemporary = (code: ApiErrorCode) => temporaryCodes.includes(code);

/**
 * Returns the wait in milliseconds before the next retry; `done` is the number of retries so far.
 * The wait is a random value between half of the backoff and the whole backoff, so that clients
 * that failed together do not retry at the same moment. It is never shorter than `Retry-After`.
 */
export function retryDelayMs(
  error: ApiError,
  done: number,
  { baseDelayMs = 300, maxDelayMs = 5000 }: RetryOptions = {},
  random: () => number = Math.random,
): number {
  const longest = Math.min(maxDelayMs, baseDelayMs * 2 ** done);
  const retryAfterMs = error instanceof HttpError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(retryAfterMs, Math.round((longest * (1 + random())) / 2));
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}
