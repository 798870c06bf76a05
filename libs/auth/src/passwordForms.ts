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
    const isWrong =
      error instanceof AuthError &&
      (error.code === 'invalid_credentials' || error.code === 'current_password_invalid');
    if (!isWrong || composed(typed) === typed) throw error;
    return attempt(typed);
  }
}
