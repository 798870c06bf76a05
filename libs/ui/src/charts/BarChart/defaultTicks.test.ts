import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultTicks, defaultTickText } from './defaultTicks.ts';

const inCents = fc.integer({ min: -1e11, max: 1e11 }).map((cents) => cents / 100);
const small = fc.integer({ min: -5000, max: 5000 }).map((cents) => cents / 100);
const unrounded = fc.double({ min: -1e12, max: 1e12, noNaN: true });
const amounts = fc.array(fc.oneof(inCents, small, unrounded));

describe('the default ticks', () => {
  test('cover 0 and all values in at most five steps, in ascending order', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const ticks = defaultTicks(values);
        expect(ticks).toContain(0);
        expect(ticks[0]).toBeLessThanOrEqual(Math.min(0, ...values));
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(0, ...values));
        expect(ticks).toEqual([...new Set(ticks)].toSorted((one, other) => one - other));
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  test('have steps of 1, 2, 2.5 or 5 × 10^n', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const [first = 0, second = 0] = defaultTicks(values);
        expect((second - first).toExponential(4)).toMatch(/^(1|2|2\.5|5)\.?0*e/);
      }),
    );
  });

  test('have different texts', () => {
    fc.assert(
      fc.property(amounts, (values) => {
        const ticks = defaultTicks(values);
        expect(new Set(ticks.map(defaultTickText(ticks))).size).toBe(ticks.length);
      }),
    );
  });

  test.each([
    [[], ['$0', '$1']],
    [
      [0, 0],
      ['$0', '$1'],
    ],
    [
      [Number.NaN, Number.POSITIVE_INFINITY],
      ['$0', '$1'],
    ],
    [
      [120, 250],
      ['$0', '$50', '$100', '$150', '$200', '$250'],
    ],
    [[900], ['$0', '$200', '$400', '$600', '$800', '$1,000']],
    [[12_345], ['$0', '$2,500', '$5,000', '$7,500', '$10,000', '$12,500']],
    [
      [-220, 900],
      ['-$250', '$0', '$250', '$500', '$750', '$1,000'],
    ],
    [[-30], ['-$30', '-$20', '-$10', '$0']],
    [[0.3], ['$0.00', '$0.10', '$0.20', '$0.30']],
    [[0.01], ['$0.00', '$0.01']],
    [[1.1], ['$0.00', '$0.25', '$0.50', '$0.75', '$1.00', '$1.25']],
  ])('of %j are %j', (values, texts) => {
    const ticks = defaultTicks(values);
    expect(ticks.map(defaultTickText(ticks))).toEqual(texts);
  });
});

test('the default text of given ticks has cents only if a tick has some', () => {
  expect([0, 1500].map(defaultTickText([0, 1500]))).toEqual(['$0', '$1,500']);
  expect([0, 12.5].map(defaultTickText([0, 12.5]))).toEqual(['$0.00', '$12.50']);
});
