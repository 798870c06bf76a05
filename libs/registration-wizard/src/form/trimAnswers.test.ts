import { expect, test } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { trimAnswers } from './trimAnswers.ts';

test('trims every text but the passwords, and leaves all other answers as they are', () => {
  const padded = Object.fromEntries(
    Object.entries(filledForm).map(([field, answer]: [string, unknown]) => [
      field,
      typeof answer === 'string' ? ` ${answer}\n` : answer,
    ]),
  ) as unknown as typeof filledForm;
  const { password, confirmPassword } = padded;
  expect(password).toBe(' Fictional-Pass-1\n');
  expect(trimAnswers(padded)).toEqual({ ...filledForm, password, confirmPassword });
});
