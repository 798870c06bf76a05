import { expect, test } from 'vitest';
import { isEmailAddress } from './emailAddress.ts';

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
