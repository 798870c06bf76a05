import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Alex Rivera', 'a@example.com', 'AR'],
  ['  mary  ann  de  la cruz ', 'a@example.com', 'MADLC'],
  [undefined, 'zoe@example.com', 'Z'],
  ['', '', 'U'],
  [' ', undefined, 'U'],
])('the initials of %j and %j are %j', (fullName, email, expected) => {
  expect(initials(fullName, email)).toBe(expected);
});

test('the initials are never empty for any name', () => {
  fc.assert(
    fc.property(fc.option(fc.string({ unit: 'grapheme' }), { nil: undefined }), (name) => {
      expect(initials(name, '')).not.toBe('');
    }),
  );
});

const word = fc
  .string({ unit: 'grapheme', minLength: 1 })
  .filter((text) => !/\s/.test(text) && text.toUpperCase() !== '');

test('the initials are the first letter of each word, with any white space between the words', () => {
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1 }),
      fc.constantFrom(' ', '  ', '\t'),
      (words, gap) => {
        const expected = words.map((text) => initials(text, '')).join('');
        expect(initials(words.join(gap), 'zoe@example.com')).toBe(expected);
        expect(expected).toBe(expected.toUpperCase());
      },
    ),
  );
});

test('the initials are the first letter of the email address if there is no name', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      expect(initials(undefined, address)).toBe(address[0]?.toUpperCase());
    }),
  );
});
