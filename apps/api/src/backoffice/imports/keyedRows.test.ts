import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCents } from './keyedRows.ts';

test('toCents converts amounts exactly, and returns undefined for an invalid amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(toCents(cents / 100)).toBe(cents);
      expect(toCents((cents / 100).toFixed(2))).toBe(cents);
    }),
  );
  for (const wrong of [0.001, 1e15, Number.NaN, '1e3', '1.234', '', ' 1', '--1']) {
    expect(toCents(wrong)).toBeUndefined();
  }
});
