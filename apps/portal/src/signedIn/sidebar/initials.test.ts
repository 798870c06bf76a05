import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Alex Rivera', 'a@example.com', 'AR'],
  ['  mary  ann  de  la cruz ', 'a@example.com', 'MADLC'],
  // A letter of two UTF-16 code units.
  ['𝒜lex', 'a@example.com', '𝒜'],
  [undefined, 'zoe@example.com', 'Z'],
  ['', '', 'U'],
  [' ', undefined, 'U'],
])('the initials of %j and %j are %j', (fullName, email, expected) => {
  expect(initials(fullName, email)).toBe(expected);
});
