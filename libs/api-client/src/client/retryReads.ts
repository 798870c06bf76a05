import { HttpError } from '../errors/errors.ts';
import type { ApiError } from '../errors/networkError.ts';
import type { ApiErrorCode } from '../errors/codes.ts';

/** State of the call that a `Retry` repeats. */
export interface RetryContext {
  /** Aborted when the call has ended: by its deadline or by the caller's signal. */
  signal: AbortSignal;
  /** Returns the milliseconds until the call's time-out. */
  remainingMs: () => number;
  /** Logs a retry; call it before each wait. */
  onRetry: (error: ApiError, waitMs: number) => void;
}

/** Runs a read until it succeeds or should not be retried. `retryReads()` creates one. */
export type Retry = <Value>(attempt: () => Promise<Value>, context: RetryContext) => Promise<Value>;

/** Options of `retryReads`. */
export interface RetryOptions {
  /** Maximum number of retries after the first attempt. @default 2 */
  retries?: number;
  /** Longest first wait in milliseconds; each further one is twice as long. @default 300 */
  baseDelayMs?: number;
  /** Longest wait in milliseconds, unless `Retry-After` asks for more. @default 5000 */
  maxDelayMs?: number;
  /** Returns whether a read is retried after this error. @default after temporary failures */
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
 * Returns a `retry` that repeats reads after temporary failures, with exponential backoff and jitter. It
 * waits at least as long as `Retry-After` asks for. The call's time-out covers all attempts: a read is not
 * retried when the wait would outlast it. Writes are never retried.
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
 * Returns the milliseconds before retry `done` (from 0): between half and all of the doubled delay, so that
 * clients that failed together do not retry together, and never less than `Retry-After`.
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
