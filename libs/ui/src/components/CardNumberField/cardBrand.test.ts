import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCardNumber } from '../../formatting/formatters.ts';
import { cardBrand } from './cardBrand.ts';

test.each([
  ['4', 'Visa'],
  ['4242 4242 4242 4242', 'Visa'],
  ['34', 'American Express'],
  ['3782 8224 6310 005', 'American Express'],
  ['51', 'Mastercard'],
  ['5555 5555 5555 4444', 'Mastercard'],
  ['2221', 'Mastercard'],
  ['2720 99', 'Mastercard'],
  ['6011', 'Discover'],
  ['649', 'Discover'],
  ['3056', 'Diners Club'],
  ['36', 'Diners Club'],
  ['3528', 'JCB'],
  ['3589', 'JCB'],
  ['62', 'UnionPay'],
])('the number %s is of the brand %s', (digits, brand) => {
  expect(cardBrand(digits)).toBe(brand);
});

test.each([
  '',
  '1',
  '2',
  '22',
  '2220',
  '2721',
  '3',
  '35',
  '3527',
  '359',
  '5',
  '50',
  '56',
  '6',
  '60',
  '64',
  '643',
  '9',
])('%j has no brand yet', (digits) => {
  expect(cardBrand(digits)).toBeUndefined();
});

test('a known brand stays the same, whatever digits follow', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{4,16}$/), (digits) => {
      const early = cardBrand(digits.slice(0, 4));
      expect(cardBrand(formatCardNumber(digits))).toBe(early);
    }),
  );
});
