import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earningsTicks, tickTextFor } from './earningsTicks.ts';

const amounts = fc.array(fc.double({ min: -1e7, max: 1e7, noNaN: true }));

test('are five, from nothing to the largest amount, at even distances', () => {
  fc.assert(
    fc.property(amounts, (values) => {
      const most = Math.max(1, ...values);
      expect(earningsTicks(values)).toEqual([0, most * 0.25, most * 0.5, most * 0.75, most]);
    }),
  );
});

test('rise', () => {
  fc.assert(
    fc.property(amounts, (values) => {
      const ticks = earningsTicks(values);
      expect(ticks).toEqual(ticks.toSorted((one, other) => one - other));
      expect(new Set(ticks).size).toBe(5);
    }),
  );
});

test('reach at least one dollar, whatever was earned', () => {
  fc.assert(
    fc.property(amounts, (values) => {
      expect(earningsTicks(values).at(-1)).toBeGreaterThanOrEqual(1);
    }),
  );
  expect(earningsTicks([])).toEqual([0, 0.25, 0.5, 0.75, 1]);
});

test.each([
  [[900], ['$0', '$225', '$450', '$675', '$900']],
  [[], ['$0.00', '$0.25', '$0.50', '$0.75', '$1.00']],
  [[275.5], ['$0.00', '$68.88', '$137.75', '$206.63', '$275.50']],
  [[12_345_678], ['$0', '$3.09M', '$6.17M', '$9.26M', '$12.35M']],
])('for %j read %j', (values, texts) => {
  const ticks = earningsTicks(values);
  expect(ticks.map(tickTextFor(ticks))).toEqual(texts);
});
