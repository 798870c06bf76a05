import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAmount } from './formatAmount.ts';

test.each([
  [0, '$0.00'],
  [1234.5, '$1,234.50'],
  [-25, '-$25.00'],
  ['3850.00', '$3,850.00'],
  ['-0.004', '$0.00'],
  [-0, '$0.00'],
  ['', '–'],
  ['n/a', '–'],
  [Number.NaN, '–'],
])('writes %j as %s', (value, text) => {
  expect(formatAmount(value)).toBe(text);
});

test('puts a plus before what was gained when asked', () => {
  expect(formatAmount(300, 'always')).toBe('+$300.00');
  expect(formatAmount(0, 'always')).toBe('$0.00');
});

test('always shows dollars with two digits of cents, from a number as from its text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      const text = formatAmount(cents / 100);
      expect(text).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(Number(text.replaceAll(/[$,]/g, ''))).toBe(cents / 100 + 0);
      expect(formatAmount(String(cents / 100))).toBe(text);
    }),
  );
});
