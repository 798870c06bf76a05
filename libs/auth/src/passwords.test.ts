import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findPasswordError } from './passwords.ts';

test.each([
  ['', '', 'Please enter a new password'],
  ['', 'secret', 'Please enter a new password'],
  ['abc', 'abd', 'Passwords do not match'],
  ['abcdef', '', 'Passwords do not match'],
  ['abcde', 'abcde', 'Password must be at least 6 characters'],
  ['abcdef', 'abcdef', undefined],
  ['      ', '      ', undefined],
  ['Contraseña', 'Contrasen\u0303a', undefined],
  ['a'.repeat(72), 'a'.repeat(72), undefined],
  [
    '😀'.repeat(19),
    '😀'.repeat(19),
    'Password cannot be longer than 72 bytes (about 72 letters; emoji count four)',
  ],
])(
  'for the password %j and the repetition %j, the error is %j',
  (password, confirmation, message) => {
    expect(findPasswordError(password, confirmation)?.message).toBe(message);
  },
);

test('findPasswordError accepts every password of 6 to 72 characters that was typed twice', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 6, maxLength: 72 }), (password) => {
      expect(findPasswordError(password, password)).toBeUndefined();
    }),
  );
});

test('findPasswordError applies the rules of the deployment', () => {
  expect(findPasswordError('elevenchars', 'elevenchars', { minLength: 12 })).toEqual({
    field: 'password',
    message: 'Password must be at least 12 characters',
  });
  const typed = ['password1234', 'password1234'] as const;
  expect(findPasswordError(...typed)).toBeUndefined();
  expect(findPasswordError(...typed, { rejectsGuessable: true })).toEqual({
    field: 'password',
    message: 'This password is easy to guess. Please choose another one.',
  });
  const own = { rejectsGuessable: true, ownWords: ['alex.rivera@example.com'] };
  expect(findPasswordError('alexrivera77', 'alexrivera77', own)?.field).toBe('password');
});
