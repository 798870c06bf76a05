import { HttpError } from '../errors/errors.ts';
import type { ApiError } from '../errors/networkError.ts';
import type { ApiErrorCode } from '../errors/codes.ts';

/** What a retry needs to know about the call that it repeats. */
export interface RetryContext {
  /** Aborted when the call has ended: by its deadline, or by the caller's own signal. */
  signal: AbortSignal;
  /** How much of the call's time is left, in milliseconds. */
  remainingMs: () => number;
  /** To be told before each wait. */
  onRetry: (error: ApiError, waitMs: number) => void;
}

/** Runs a read until it succeeds or there is no more use in it. `retryReads()` makes one. */
export type Retry = <Value>(attempt: () => Promise<Value>, context: RetryContext) => Promise<Value>;

export interface RetryOptions {
  /** How many times a read is repeated at most. @default 2 */
  retries?: number;
  /** The longest first wait in milliseconds; every further one is twice as long. @default 300 */
  baseDelayMs?: number;
  /** No wait is longer than this, unless the server asks for it. @default 5000 */
  maxDelayMs?: number;
  /** Which errors are worth another attempt. @default those that may pass by themselves */
  shouldRetry?: (error: ApiError) => boolean;
}

const passing: readonly ApiErrorCode[] = [
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
 * Repeats reads that failed for a passing reason, with growing waits, or the one that the server's
 * `Retry-After` asks for. Writes are never repeated. The call's time-out counts for all attempts together:
 * a wait that would not end in time is not begun.
 *
 * @example
 * const client = createApiClient({ baseUrl, getAccessToken, retry: retryReads({ retries: 3 }) });
 */
export function retryReads(options: RetryOptions = {}): Retry {
  const { retries = 2, shouldRetry = ({ code }) => isPassing(code) } = options;
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

/** Whether an error may pass by itself. */
export const isPassing = (code: ApiErrorCode) => passing.includes(code);

/**
 * The wait before repeat number `done` (from 0): between half and all of the doubled delay, so that many clients that
 * failed together do not come back together; never shorter than `Retry-After`.
 */
export function retryDelayMs(
  error: ApiError,
  done: number,
  { baseDelayMs = 300, maxDelayMs = 5000 }: RetryOptions = {},
  random: () => number = Math.random,
): number {
  const longest = Math.min(maxDelayMs, baseDelayMs * 2 ** done);
  const asked = error instanceof HttpError ? (error.retryAfterSeconds ?? 0) * 1000 : 0;
  return Math.max(asked, Math.round((longest * (1 + random())) / 2));
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
