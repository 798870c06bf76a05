import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEmailError, readCode } from './checks.ts';

test('a code of six digits is accepted with any separators', () => {
  const separator = fc.constantFrom('', ' ', '-', '\u00a0', '\n');
  const digits = fc.array(fc.nat(9), { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(digits, separator, (code, between) => {
      expect(readCode(` ${code.join(between)} `)).toBe(code.join(''));
    }),
  );
});

test.each(['', '12345', '1234567', '12345a', '１２３４５６'])('rejects %j as a code', (typed) => {
  expect(readCode(typed)).toBeUndefined();
});

test.each([
  ['', 'Please enter your email address'],
  ['alex', 'Please enter a valid email address'],
  ['alex @example.com', 'Please enter a valid email address'],
  ['alex@example.com', undefined],
])('the error of the address %j is %j', (email, error) => {
  expect(findEmailError(email)).toBe(error);
});
