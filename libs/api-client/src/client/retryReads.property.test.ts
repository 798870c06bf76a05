import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HttpError, NetworkError } from '../index.ts';
import { retryDelayMs, retryReads } from './retryReads.ts';

const delays = fc.record({
  baseDelayMs: fc.integer({ min: 1, max: 10_000 }),
  maxDelayMs: fc.integer({ min: 1, max: 60_000 }),
});
const done = fc.integer({ min: 0, max: 2000 });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const lost = new NetworkError('lost');
const busy = (retryAfterSeconds?: number) =>
  new HttpError('busy', { status: 429, retryAfterSeconds });

it('waits between 50 and 100 percent of the doubled delay, and at most maxDelayMs', () => {
  fc.assert(
    fc.property(delays, done, random, (options, count, chance) => {
      const longest = Math.min(options.maxDelayMs, options.baseDelayMs * 2 ** count);
      const waitMs = retryDelayMs(lost, count, options, () => chance);
      expect(waitMs).toBeGreaterThanOrEqual(Math.floor(longest / 2));
      expect(waitMs).toBeLessThanOrEqual(longest);
      expect(Number.isInteger(waitMs)).toBe(true);
    }),
  );
});

it('a later retry never waits less than an earlier one with the same random value', () => {
  fc.assert(
    fc.property(delays, done, random, (options, count, chance) => {
      const waitMs = (repeat: number) => retryDelayMs(lost, repeat, options, () => chance);
      expect(waitMs(count + 1)).toBeGreaterThanOrEqual(waitMs(count));
    }),
  );
});

it('never retries earlier than Retry-After', () => {
  fc.assert(
    fc.property(delays, done, random, fc.nat(86_400), (options, count, chance, seconds) => {
      const waitMs = retryDelayMs(busy(seconds), count, options, () => chance);
      const withoutIt = retryDelayMs(busy(), count, options, () => chance);
      expect(waitMs).toBe(Math.max(seconds * 1000, withoutIt));
    }),
  );
});

it('sends at most retries + 1 requests and never waits past the time-out', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(5), fc.nat(3), async (retries, timeLeft) => {
      let asked = 0;
      let waited = 0;
      const retry = retryReads({ retries, baseDelayMs: 1, maxDelayMs: 1 });
      const call = retry(
        () => {
          asked += 1;
          return Promise.reject(lost);
        },
        {
          signal: new AbortController().signal,
          remainingMs: () => timeLeft - waited,
          onRetry: (_error, waitMs) => {
            waited += waitMs;
          },
        },
      );
      await expect(call).rejects.toBe(lost);
      expect(asked).toBeLessThanOrEqual(retries + 1);
      expect(waited).toBeLessThanOrEqual(timeLeft);
    }),
    { numRuns: 30 },
  );
});
