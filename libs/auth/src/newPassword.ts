/** The shortest password that is taken, unless a deployment asks for more. */
export const minPasswordLength = 6;

export interface PasswordFieldError {
  field: 'password' | 'confirmation';
  message: string;
}

/** The first thing that is wrong with a new password, in the order of the specification. */
export function findPasswordError(
  password: string,
  confirmation: string,
  minLength = minPasswordLength,
): PasswordFieldError | undefined {
  if (password === '') return { field: 'password', message: 'Please enter a new password' };
  if (password !== confirmation) {
    return { field: 'confirmation', message: 'Passwords do not match' };
  }
  // Counted as the field's own minimum counts, so that both agree on every text.
  if (password.length < minLength) {
    return { field: 'password', message: `Password must be at least ${minLength} characters` };
  }
  return undefined;
}
