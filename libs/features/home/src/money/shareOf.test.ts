import { expect, test } from 'vitest';
import { shareOf } from './shareOf.ts';

const figures = { bonuses: 3750, fees: 937.5, withheld: 0, paid: 2306.25, expected: 506.25 };

test.each([
  [2812.5, {}],
  [2800, { withheld: 12.5, paid: 2293.75 }],
  // In floating point, 0.3 - 0.1 - 0 is not 0.1 + 0.1.
  [0.2, { bonuses: 0.3, fees: 0.1, paid: 0.1, expected: 0.1 }],
  [undefined, { paid: 2306.24 }],
  [undefined, { withheld: 0.01 }],
  [undefined, { fees: 0 }],
])('the share is %j with %j', (share, changes) => {
  expect(shareOf({ ...figures, ...changes })).toBe(share);
});
