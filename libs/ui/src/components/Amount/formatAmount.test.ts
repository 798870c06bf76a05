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
])('formats %j as %s', (value, text) => {
  expect(formatAmount(value)).toBe(text);
});

test('adds a plus to positive amounts if the sign is always shown', () => {
  expect(formatAmount(300, 'always')).toBe('+$300.00');
  expect(formatAmount(0, 'always')).toBe('$0.00');
});

test('always shows dollars with two digits of cents, for numbers and their text', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      const text = formatAmount(cents / 100);
      expect(text).toMatch(/^-?\$\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(Number(text.replaceAll(/[$,]/g, ''))).toBe(cents / 100 + 0);
      expect(formatAmount(String(cents / 100))).toBe(text);
    }),
  );
});

test.each([
  ['negative', 'auto'],
  ['always', 'exceptZero'],
] as const)('formats every amount like Intl, with the option sign %s', (sign, signDisplay) => {
  const intl = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', signDisplay });
  const amounts = fc.oneof(
    fc.integer({ min: -2e11, max: 2e11 }).map((cents) => cents / 100),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e10, max: 1e10 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    // Halves of a cent, which have to be rounded.
    fc.integer({ min: -1e7, max: 1e7 }).map((half) => half / 200),
  );
  fc.assert(
    fc.property(amounts, (amount) => {
      fc.pre(Math.abs(amount) >= 0.005);
      expect(formatAmount(amount, sign)).toBe(intl.format(amount));
    }),
    { numRuns: 2_000 },
  );
});
