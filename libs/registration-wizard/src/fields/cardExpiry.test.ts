import { expect, test } from 'vitest';
import { expiryError, expiryOver, isExpired } from './cardExpiry.ts';

const month = 'Expiry Date needs a month from 01 to 12';
const past = 'Expiry Date is in the past';
const incomplete = 'Expiry Date is incomplete';

test.each([
  ['10/26', past],
  ['12/20', past],
  ['12/99', undefined],
  ['13/99', month],
  ['00/30', month],
  ['13', month],
  ['99/', month],
  ['12/2', incomplete],
  ['1', incomplete],
  ['', 'Expiry Date is required'],
])('the expiry date %j has the error %s', (expiry, text) => {
  expect(expiryError(expiry) ?? (isExpired(expiry) ? expiryOver : undefined)).toBe(text);
});

test('a card is valid until the end of its month', () => {
  expect(isExpired('01/27', new Date(2027, 0, 31, 23, 59))).toBe(false);
  expect(isExpired('01/27', new Date(2027, 1, 1))).toBe(true);
  expect(isExpired('12/26', new Date(2027, 0, 1))).toBe(true);
  expect(isExpired('01/28', new Date(2027, 11, 31))).toBe(false);
});
