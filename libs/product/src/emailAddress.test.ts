import { expect, test } from 'vitest';
import { asciiEmail, isEmailAddress } from './emailAddress.ts';

test.each(['ana.lopez@example.com', "o'neil+bonus@mail.example.co", 'a@b', 'a@localhost'])(
  '%s is an email address',
  (address) => {
    expect(isEmailAddress(address)).toBe(true);
  },
);

test.each([
  'ana.lopez@example,com',
  'ana.lopez@example.com.',
  'josé.lopez@example.com',
  'ana@exämple.com',
  'ana@example..com',
  'ana@-example.com',
  'ana lopez@example.com',
  'ana@example.com ',
  'ana@@example.com',
  '@example.com',
  'ana@',
  '',
  `${'a'.repeat(250)}@b.com`,
])('%j is not an email address', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

test.each([
  ['ana@exämple.com', 'ana@xn--exmple-cua.com'],
  ['Ana+x@BÜCHER.example', 'Ana+x@xn--bcher-kva.example'],
  ['ana@例え.example', 'ana@xn--r8jz45g.example'],
])('asciiEmail converts the domain of %s', (address, ascii) => {
  expect(asciiEmail(address)).toBe(ascii);
  expect(isEmailAddress(ascii)).toBe(true);
});

test.each(['ana@example.com', 'josé@example.com', 'exämple.com', 'a@ä b', ''])(
  'asciiEmail returns %j unchanged',
  (address) => {
    expect(asciiEmail(address)).toBe(address);
  },
);
