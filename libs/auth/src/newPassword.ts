import { guessableText, isGuessablePassword } from '@bank-bonuses/portal-config/passwords';
import {
  isPasswordTooLong,
  minPasswordLength,
  passwordTooLongMessage,
  passwordTooShortMessage,
} from '@bank-bonuses/messages';
import { composed } from './passwordForms.ts';

export interface PasswordFieldError {
  field: 'password' | 'confirmation';
  message: string;
}

/** Rules for new passwords that a deployment can add to the specification's. */
export interface PasswordRules {
  /** @default 6 */
  minLength?: number;
  /** Whether passwords that attackers guess first are rejected. @default false */
  refusesGuessable?: boolean;
  /** Words that others know of the customer: the name and the email address. */
  ownWords?: readonly string[];
}

/** Returns the first error of a new password, in the order of the specification. */
export function findPasswordError(
  password: string,
  confirmation: string,
  { minLength = minPasswordLength, refusesGuessable = false, ownWords = [] }: PasswordRules = {},
): PasswordFieldError | undefined {
  if (password === '') return { field: 'password', message: 'Please enter a new password' };
  if (composed(password) !== composed(confirmation)) {
    return { field: 'confirmation', message: 'Passwords do not match' };
  }
  // Counts UTF-16 units as the input's `minlength` does, so that both always agree.
  if (password.length < minLength) {
    return { field: 'password', message: passwordTooShortMessage(minLength) };
  }
  if (isPasswordTooLong(password)) return { field: 'password', message: passwordTooLongMessage };
  if (refusesGuessable && isGuessablePassword(password, ownWords)) {
    return { field: 'password', message: guessableText };
  }
  return undefined;
}
