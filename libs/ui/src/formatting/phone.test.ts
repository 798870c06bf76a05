import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatPhone, usPhoneDigits } from './phone.ts';

test.each([
  ['5550100123', '(555) 010-0123'],
  ['555-010-0123', '(555) 010-0123'],
  ['(555) 010-0123', '(555) 010-0123'],
  ['15550100123', '+1 (555) 010-0123'],
  ['1-555-010-0199', '+1 (555) 010-0199'],
  ['+44 20 7946 0000', '+44 20 7946 0000'],
  ['555-010-0123 x4', '555-010-0123 x4'],
  ['', ''],
])('formatPhone formats %j as %j', (phone, written) => {
  expect(formatPhone(phone)).toBe(written);
});

test.each([
  ['+1 555.010.0124', '15550100124'],
  ['５５５ ０１０ ０１２４', '5550100124'],
  ['555\u2212010\u22120124\u202c', '5550100124'],
  ['25550100124', undefined],
  ['555 0124', undefined],
  ['call 555-010-0124', undefined],
  ['', undefined],
])('usPhoneDigits of %j is %j', (text, digits) => {
  expect(usPhoneDigits(text)).toBe(digits);
});

test('formatPhone returns the same digits for a number with any separator', () => {
  const digits = fc.stringMatching(/^1?\d{10}$/);
  fc.assert(
    fc.property(digits, fc.constantFrom('', ' ', '-', '.'), (number, mark) => {
      const written = formatPhone(number.split('').join(mark));
      expect(written).toMatch(/^(\+1 )?\(\d{3}\) \d{3}-\d{4}$/);
      expect(usPhoneDigits(written)).toBe(number);
    }),
  );
});

test('formatPhone removes nothing but separators from any text', () => {
  const kept = (text: string) => text.replaceAll(/[\s().+-]/g, '');
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(kept(formatPhone(text))).toBe(kept(text));
    }),
  );
});
