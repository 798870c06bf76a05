import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expiryError, expiryHint, expiryOver, isExpired } from './cardExpiry.ts';

const month = 'Expiry Date needs a month from 01 to 12';
const past = 'Expiry Date is in the past';
const incomplete = 'Expiry Date is incomplete';

test.each([
  ['10/26', past],
  ['12/25', past],
  ['12/20', past],
  ['11/26', undefined],
  ['01/27', undefined],
  ['12/99', undefined],
  ['13/99', month],
  ['13/20', month],
  ['00/30', month],
  ['13', month],
  ['99/', month],
  ['12/2', incomplete],
  ['12', incomplete],
  ['1', incomplete],
  ['', 'Expiry Date is required'],
])('the expiry date %j has the error %s', (expiry, text) => {
  expect(expiryError(expiry) ?? (isExpired(expiry) ? expiryOver : undefined)).toBe(text);
});

test('a card that only the clock of the device calls expired gets advice and no error', () => {
  const wrongClock = new Date(2028, 0, 5);
  expect([expiryError('01/27'), isExpired('01/27')]).toEqual([undefined, false]);
  expect(expiryHint('01/27', wrongClock)).toMatch(/^By the clock of this device/);
  expect(expiryHint('01/28', wrongClock)).toBeUndefined();
});

test('a card gets no advice in any minute of the month in which it expires', () => {
  const minute = fc.date({
    min: new Date(2026, 11, 1),
    max: new Date(2090, 11, 31),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(minute, (now) => {
      const written = String(now.getMonth() + 1).padStart(2, '0');
      const expiry = `${written}/${String(now.getFullYear()).slice(2)}`;
      expect([isExpired(expiry), expiryHint(expiry, now)]).toEqual([false, undefined]);
    }),
  );
});
