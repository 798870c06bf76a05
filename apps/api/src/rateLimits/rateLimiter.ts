import { httpErrors } from '../http/index.ts';
import { createCounters, type CounterOptions } from './counters.ts';

export type RateLimiterOptions = Omit<CounterOptions, 'table'>;

/** Counts an attempt of a subject; throws 429 beyond the limit. */
export type RateLimiter = (kind: string, subject: string, limit: number) => Promise<void>;

export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const counters = createCounters({ ...options, table: 'portal.throttle_counters' });
  return async (kind, subject, limit) => {
    const { hits, secondsLeft } = await counters.add(kind, subject);
    if (hits > limit) throw httpErrors.tooMany(secondsLeft);
  };
}
