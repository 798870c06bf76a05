import { expect, test } from 'vitest';
import { accountTexts, passwordTooLongText } from './account.ts';
import { personalTexts } from './steps.ts';

test('a text that names a number has the specified one', () => {
  expect(personalTexts.tooYoung).toBe('You must be at least 18 years old to register');
  expect(accountTexts.passwordTooShort).toBe('Password must be at least 6 characters');
  expect(passwordTooLongText).toBe(
    'Password cannot be longer than 72 bytes (about 72 letters; emoji count four)',
  );
});
