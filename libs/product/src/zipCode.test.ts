import { expect, test } from 'vitest';
import { isZipCode } from './zipCode.ts';

test.each([
  ['12345', true],
  [' 12345-6789 ', true],
  ['1234', false],
  ['12345-', false],
  ['12345 6789', false],
  ['abcde', false],
])('%j is a ZIP code: %s', (text, is) => {
  expect(isZipCode(text)).toBe(is);
});
