import { expect, test } from 'vitest';
import { defaultLimits } from '../service/serviceOptions.ts';
import { stopTimeoutMs } from './stopTimeout.ts';

test('the stop time-out exceeds the longest time that a registration can take', () => {
  const { processorTimeoutMs, waitForOtherMs } = defaultLimits;
  // The longest case: another request holds the claim, then the processor is asked about an earlier
  // charge and for a new one.
  expect(stopTimeoutMs).toBeGreaterThan(waitForOtherMs + 2 * processorTimeoutMs);
});
