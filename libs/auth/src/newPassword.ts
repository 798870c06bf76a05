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

/** What a deployment asks of new passwords beyond the specification. */
export interface PasswordRules {
  /** @default 6 */
  minLength?: number;
  /** Whether those that are guessed first are refused. @default false */
  refusesGuessable?: boolean;
  /** What others know of the person: name and address. */
  ownWords?: readonly string[];
}

/** The first thing that is wrong with a new password, in the order of the specification. */
export function findPasswordError(
  password: string,
  confirmation: string,
  { minLength = minPasswordLength, refusesGuessable = false, ownWords = [] }: PasswordRules = {},
): PasswordFieldError | undefined {
  if (password === '') return { field: 'password', message: 'Please enter a new password' };
  if (composed(password) !== composed(confirmation)) {
    return { field: 'confirmation', message: 'Passwords do not match' };
  }
  // Counted as the field's own minimum counts, so that both agree on every text.
  if (password.length < minLength) {
    return { field: 'password', message: passwordTooShortMessage(minLength) };
  }
  if (isPasswordTooLong(password)) return { field: 'password', message: passwordTooLongMessage };
  if (refusesGuessable && isGuessablePassword(password, ownWords)) {
    return { field: 'password', message: guessableText };
  }
  return undefined;
}
