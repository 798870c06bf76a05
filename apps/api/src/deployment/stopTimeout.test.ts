import { expect, test } from 'vitest';
import { defaultLimits } from '../service/serviceOptions.ts';
import { stopTimeoutMs } from './stopTimeout.ts';

test('the stop time-out exceeds the longest time that a registration can take', () => {
  const { processorTimeoutMs, waitForOtherMs } = defaultLimits;
  // In the slowest registration, the request waits for the claim of another one, then asks the
  // processor for an earlier charge, then for a new charge.
  expect(stopTimeoutMs).toBeGreaterThan(waitForOtherMs + 2 * processorTimeoutMs);
});
