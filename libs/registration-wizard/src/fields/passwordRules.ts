import { useSessionPolicy } from '@bank-bonuses/product/react';
import {
  isPasswordTooLong,
  minPasswordLength,
  passwordTooLongMessage,
  passwordTooShortMessage,
} from '@bank-bonuses/product';
import type { Applicant } from '../form/applicant.ts';

/** The error of an address that the identity provider would reject. */
export const invalidEmailText = 'Please enter a valid email address';

export interface PasswordRules {
  minPasswordLength: number;
  /** Whether commonly guessed passwords are rejected. */
  rejectsGuessablePasswords: boolean;
}

/** The specified rules. They also apply to the password of an existing account. */
export const specifiedRules: PasswordRules = {
  minPasswordLength,
  rejectsGuessablePasswords: false,
};

/**
 * Returns the error of a password that is too short or too long. Separate from the schema, because
 * the field checks the length on blur, when the schema may not be loaded yet.
 */
export function lengthError(
  password: string,
  { minPasswordLength: minLength }: PasswordRules,
): string | undefined {
  // The wizard sends passwords in NFC, in which they may be shorter.
  if (password.normalize('NFC').length < minLength) return passwordTooShortMessage(minLength);
  return isPasswordTooLong(password) ? passwordTooLongMessage : undefined;
}

/** Returns the rules for this applicant's password. A new password follows the deployment's rules. */
export function usePasswordRules(applicant: Applicant): PasswordRules {
  const policy = useSessionPolicy();
  return applicant.kind === 'existing' && !applicant.lacksPassword ? specifiedRules : policy;
}
