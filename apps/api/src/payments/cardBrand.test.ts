import { expect, test } from 'vitest';
import { cardBrand } from './cardBrand.ts';

/** The first and the last prefix of each range, and those beside it. */
test.each([
  ['visa', ['4']],
  ['mastercard', ['51', '55', '2221', '2229', '223', '229', '23', '26', '270', '271', '2720']],
  ['amex', ['34', '37']],
  ['discover', ['6011', '644', '649', '65']],
  ['diners', ['300', '305', '36', '38', '39']],
  ['jcb', ['35']],
  ['unknown', ['0', '1', '50', '56', '2220', '2721', '273', '28', '30667', '31', '6010', '643']],
])('knows %s by %j', (brand, prefixes) => {
  expect(prefixes.map((prefix) => cardBrand(prefix.padEnd(16, '0')))).toEqual(
    prefixes.map(() => brand),
  );
});
