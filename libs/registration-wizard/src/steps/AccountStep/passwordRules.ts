import { useSignInPolicy } from '@bank-bonuses/portal-config/policy';
import {
  isPasswordTooLong,
  minPasswordLength,
  passwordTooLongMessage,
  passwordTooShortMessage,
} from '@bank-bonuses/messages';
import type { Applicant } from '../../form/registrationForm.ts';

/** What an address is told that the identity provider would refuse. */
export const invalidEmailText = 'Please enter a valid email address';

/** What new passwords must be. */
export interface PasswordRules {
  minPasswordLength: number;
  /** Whether those that are guessed first are refused. */
  refusesGuessablePasswords: boolean;
}

/** As specified; also for the password of an account that exists already. */
export const specifiedRules: PasswordRules = {
  minPasswordLength,
  refusesGuessablePasswords: false,
};

/** Also asked when the field is left; apart from the schema, which the first view does not load. */
export function lengthError(
  password: string,
  { minPasswordLength: minLength }: PasswordRules,
): string | undefined {
  if (password.length < minLength) return passwordTooShortMessage(minLength);
  return isPasswordTooLong(password) ? passwordTooLongMessage : undefined;
}

/** What the password must be that this applicant types: a new one what the deployment asks for. */
export function usePasswordRules(applicant: Applicant): PasswordRules {
  const policy = useSignInPolicy();
  return applicant.kind === 'existing' && !applicant.lacksPassword ? specifiedRules : policy;
}
