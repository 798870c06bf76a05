import { AuthError } from './AuthError.ts';

/**
 * Returns a password in the form in which it is sent (NFC): keyboards encode an accent as one character or
 * two.
 */
export const composed = (password: string): string => password.normalize('NFC');

/**
 * Tries a password in NFC. If it is rejected and was typed in a different form, tries it as typed: the
 * password may have been set before the portal normalized passwords.
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
