import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiryHint } from './expiryHint.ts';

const past = 'This date is in the past. Please check it.';

test.each([
  ['10/26', past],
  ['12/25', past],
  ['12/20', past],
  ['11/26', undefined],
  ['01/27', undefined],
  ['13/20', undefined],
  ['12/2', undefined],
  ['', undefined],
])('of %j in November 2026: %s', (expiry, hint) => {
  expect(expiryHint(expiry, new Date(2026, 10, 30, 23, 59))).toBe(hint);
});

test('a card is good in every minute of its own month', () => {
  const minute = fc.date({
    min: new Date(2020, 0, 1),
    max: new Date(2090, 11, 31),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(minute, (now) => {
      const month = String(now.getMonth() + 1).padStart(2, '0');
      expect(expiryHint(`${month}/${String(now.getFullYear()).slice(2)}`, now)).toBeUndefined();
    }),
  );
});
