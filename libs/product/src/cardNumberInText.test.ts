import fc from 'fast-check';
import { expect, test } from 'vitest';
import { containsCardNumber, isCardNumberAsPhone, passesLuhnCheck } from './cardNumberInText.ts';

test.each([
  '4242 4242 4242 4242',
  '4242424242424242',
  '3782-822463-10005',
  'card 4242.4242.4242.4242 please',
  '12 4242 4242 4242 4242',
  '４２４２ ４２４２ ４２４２ ４２４２',
  '4242\u202f4242–4242\u00ad4242',
  '4000 0000 0000 0000 006',
])('finds a card number in %j', (text) => {
  expect(containsCardNumber(text)).toBe(true);
});

test.each([
  '',
  '12 Sample Street, Apt 4242',
  '4111 1111 1111 1112',
  '(413) 555-0123',
  '+44 7700 900123',
  '01001-1234',
  '42424242424',
  '4242 4242 street 4242 4242',
])('finds no card number in %j', (text) => {
  expect(containsCardNumber(text)).toBe(false);
});

test.each([
  ['4242 4242 4242 4242', true],
  ['+4242424242424242', true],
  ['3782 822463 10005', false],
  ['+44 7700 900123', false],
  ['(413) 555-0123', false],
])('isCardNumberAsPhone of %j is %s', (phone, expected) => {
  expect(isCardNumberAsPhone(phone)).toBe(expected);
});

test('rejects a card number in which one digit was changed', () => {
  const digits = fc.stringMatching(/^\d{11,18}$/);
  fc.assert(
    fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (start, place, change) => {
      const check = [...'0123456789'].find((digit) => passesLuhnCheck(start + digit)) ?? '';
      const number = start + check;
      const at = place % number.length;
      const changed = (Number(number[at]) + change) % 10;
      expect(containsCardNumber(number)).toBe(true);
      expect(containsCardNumber(number.slice(0, at) + changed + number.slice(at + 1))).toBe(false);
    }),
  );
});
