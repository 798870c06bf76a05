import { httpErrors } from '../http/index.ts';
import { createCounters, type CounterOptions } from './counters.ts';

export type RateLimiterOptions = Omit<CounterOptions, 'table'>;

/** Counts one more try of somebody; throws the 429 answer when there have been too many. */
export type RateLimiter = (kind: string, subject: string, limit: number) => Promise<void>;

export function createRateLimiter(options: RateLimiterOptions): RateLimiter {
  const counters = createCounters({ ...options, table: 'portal.throttle_counters' });
  return async (kind, subject, limit) => {
    const { hits, secondsLeft } = await counters.add(kind, subject);
    if (hits > limit) throw httpErrors.tooMany(secondsLeft);
  };
}
