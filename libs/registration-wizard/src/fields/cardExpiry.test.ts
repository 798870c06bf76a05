import { expect, test } from 'vitest';
import { expiryError, expiryHint, expiryOver, isExpired } from './cardExpiry.ts';

const month = 'Expiry Date needs a month from 01 to 12';
const past = 'Expiry Date is in the past';
const incomplete = 'Expiry Date is incomplete';

test.each([
  ['10/26', past],
  ['12/20', past],
  ['11/26', undefined],
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

test('a card that only the clock of the device calls expired gets advice and no error', () => {
  expect(expiryHint('01/27', new Date(2027, 0, 31, 23, 59))).toBeUndefined();
  expect(expiryHint('01/27', new Date(2027, 1, 1))).toMatch(/^By the clock of this device/);
  expect(expiryHint('12/26', new Date(2027, 0, 1))).toMatch(/^By the clock of this device/);
  expect(expiryHint('01/28', new Date(2027, 11, 31))).toBeUndefined();
  expect([expiryError('01/27'), isExpired('01/27')]).toEqual([undefined, false]);
});
