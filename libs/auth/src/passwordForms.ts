import { AuthError } from './AuthError.ts';

/** Returns a password in the form in which it is sent: keyboards write accents as one character or as two. */
export const composed = (password: string): string => password.normalize('NFC');

/**
 * Tries a password as it is sent, and once more as it was typed where it was refused and differs: an account may have
 * got its password before it was sent in the composed form.
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
