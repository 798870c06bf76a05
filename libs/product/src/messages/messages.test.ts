import { expect, test } from 'vitest';
import { minPasswordLength, passwordTooLongMessage, passwordTooShortMessage } from './account.ts';
import { personalMessages } from './steps.ts';

test('texts with inserted numbers match the specification', () => {
  expect(personalMessages.tooYoung).toBe('You must be at least 18 years old to register');
  expect(passwordTooShortMessage(minPasswordLength)).toBe('Password must be at least 6 characters');
  expect(passwordTooLongMessage).toBe(
    'Password cannot be longer than 72 bytes (about 72 letters; emoji count four)',
  );
});
