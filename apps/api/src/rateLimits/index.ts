export { createCounters } from './counters.ts';
export type { Count, CounterOptions } from './counters.ts';
export { createRateLimiter } from './rateLimiter.ts';
export type { RateLimiter } from './rateLimiter.ts';
