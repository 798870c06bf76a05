export const shortestPassword = 6;

export interface PasswordProblem {
  field: 'password' | 'confirmation';
  message: string;
}

/** The first thing that is wrong with a new password, in the order of the specification. */
export function findPasswordProblem(
  password: string,
  confirmation: string,
): PasswordProblem | undefined {
  if (password === '') return { field: 'password', message: 'Please enter a new password' };
  if (password !== confirmation) {
    return { field: 'confirmation', message: 'Passwords do not match' };
  }
  // Counted as the field's own minimum counts, so that both agree on every text.
  if (password.length < shortestPassword) {
    return { field: 'password', message: 'Password must be at least 6 characters' };
  }
  return undefined;
}

/** What is wrong with the address that a mail should go to. */
export function findEmailProblem(email: string): string | undefined {
  if (email === '') return 'Please enter your email address';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'Please enter a valid email address';
}

/** The six digits of a code however it was typed or pasted; `undefined` for anything else. */
export function readCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
