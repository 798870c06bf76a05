import {
  isPasswordTooLong,
  minPasswordLength,
  passwordTooLongMessage,
  passwordTooShortMessage,
} from '@bank-bonuses/product';
import { guessableText, isGuessablePassword } from '@bank-bonuses/product/passwords';
import { AuthError } from './AuthError.ts';

/**
 * Returns the normalized form (NFC) of a password. Passwords are sent in this form, because some
 * keyboards encode an accented letter as one character, others as two.
 */
export const composed = (password: string): string => password.normalize('NFC');

/**
 * Calls `attempt` with the password in NFC. If the service rejects it and the password was typed in
 * a different form, tries the typed form: the password may have been set before the portal
 * normalized passwords.
 */
export async function tryForms<Value>(
  typed: string,
  attempt: (password: string) => Promise<Value>,
): Promise<Value> {
  try {
    return await attempt(composed(typed));
  } catch (error) {
    const isWrong = error instanceof AuthError && error.code === 'invalid_credentials';
    if (!isWrong || composed(typed) === typed) throw error;
    return attempt(typed);
  }
}

export interface PasswordFieldError {
  field: 'password' | 'confirmation';
  message: string;
}

/** Rules for new passwords that a deployment can add to the rules of the specification. */
export interface PasswordRules {
  /**
   * Minimum number of characters, counted in UTF-16 units.
   * @default 6
   */
  minLength?: number;
  /**
   * Whether common, easily guessed passwords are rejected.
   * @default false
   */
  rejectsGuessable?: boolean;
  /**
   * Words that are easy to find out about the customer, such as the name and the email address.
   * Only checked with `rejectsGuessable`.
   */
  ownWords?: readonly string[];
}

/**
 * Returns the first error of a new password, checked in the order of the specification, or
 * `undefined` for a valid password.
 */
export function findPasswordError(
  password: string,
  confirmation: string,
  { minLength = minPasswordLength, rejectsGuessable = false, ownWords = [] }: PasswordRules = {},
): PasswordFieldError | undefined {
  if (password === '') return { field: 'password', message: 'Please enter a new password' };
  if (composed(password) !== composed(confirmation)) {
    return { field: 'confirmation', message: 'Passwords do not match' };
  }
  // Counts UTF-16 units, as the input's `minlength` attribute does, so that both checks agree.
  if (password.length < minLength) {
    return { field: 'password', message: passwordTooShortMessage(minLength) };
  }
  if (isPasswordTooLong(password)) return { field: 'password', message: passwordTooLongMessage };
  if (rejectsGuessable && isGuessablePassword(password, ownWords)) {
    return { field: 'password', message: guessableText };
  }
  return undefined;
}
