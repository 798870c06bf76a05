import { expect, test } from 'vitest';
import { shareOf } from './shareOf.ts';

const figures = { bonuses: 3750, fees: 937.5, withheld: 0, paid: 2306.25, expected: 506.25 };

test.each([
  [2812.5, {}],
  [2800, { withheld: 12.5, paid: 2293.75 }],
  // In floating point, 100 * 0.57 - 100 * 0.28 is not 100 * 0.29.
  [0.29, { bonuses: 0.57, fees: 0.28, paid: 0.29, expected: 0 }],
  [undefined, { paid: 2306.24 }],
  [undefined, { withheld: 0.01 }],
  [undefined, { fees: 0 }],
])('the share is %j with %j', (share, changes) => {
  expect(shareOf({ ...figures, ...changes })).toBe(share);
});
