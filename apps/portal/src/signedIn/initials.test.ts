import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Alex Rivera', 'a@example.com', 'AR'],
  ['  mary  ann  de  la cruz ', 'a@example.com', 'MADLC'],
  [undefined, 'zoe@example.com', 'Z'],
  ['', '', 'U'],
  [' ', undefined, 'U'],
])('of %j and %j are %j', (fullName, email, expected) => {
  expect(initials(fullName, email)).toBe(expected);
});

test('are never empty, whatever the name', () => {
  fc.assert(
    fc.property(fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }), (name) => {
      expect(initials(name, '')).not.toBe('');
    }),
  );
});
