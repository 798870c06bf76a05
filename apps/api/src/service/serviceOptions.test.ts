import { expect, test } from 'vitest';
import { defaultLimits } from './serviceOptions.ts';

test('a repeat waits longer than the claim of a killed process lasts', () => {
  expect(defaultLimits.waitForOtherMs).toBeGreaterThan(defaultLimits.claimMs);
});
