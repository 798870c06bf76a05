import '../../zodSetup.ts';
import { object, string } from 'zod/mini';
import { check, filled, inTurn, when } from '../checks.ts';
import { isTooShort, passwordTooShort } from './passwordLength.ts';

interface AccountAnswers {
  email: string;
  password: string;
  confirmPassword: string;
}

export const accountSchema = object({
  email: string(),
  password: string(),
  confirmPassword: string(),
}).check(
  check<AccountAnswers>(
    inTurn(
      filled(['email', 'password', 'confirmPassword'], 'Please fill in all required fields'),
      when(
        ({ password, confirmPassword }) => password !== confirmPassword,
        'confirmPassword',
        'Passwords do not match',
      ),
      when(({ password }) => isTooShort(password), 'password', passwordTooShort),
      // Not in the specification: the identity provider would reject such an address, but four steps later.
      when(({ email }) => !looksLikeAddress(email), 'email', 'Please enter a valid email address'),
    ),
  ),
);

function looksLikeAddress(email: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(email.trim());
}
