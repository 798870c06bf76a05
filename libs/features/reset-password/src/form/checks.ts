export const minPasswordLength = 6;

export interface PasswordFieldError {
  field: 'password' | 'confirmation';
  message: string;
}

/** The first thing that is wrong with a new password, in the order of the specification. */
export function findPasswordError(
  password: string,
  confirmation: string,
): PasswordFieldError | undefined {
  if (password === '') return { field: 'password', message: 'Please enter a new password' };
  if (password !== confirmation) {
    return { field: 'confirmation', message: 'Passwords do not match' };
  }
  // Counted as the field's own minimum counts, so that both agree on every text.
  if (password.length < minPasswordLength) {
    return { field: 'password', message: 'Password must be at least 6 characters' };
  }
  return undefined;
}

/** What is wrong with the address that a mail should go to. */
export function findEmailError(email: string): string | undefined {
  if (email === '') return 'Please enter your email address';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'Please enter a valid email address';
}

/** The six digits of a code however it was typed or pasted; `undefined` for anything else. */
export function readCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
