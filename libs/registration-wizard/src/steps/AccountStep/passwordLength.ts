const minPasswordLength = 6;

export const passwordTooShort = 'Password must be at least 6 characters';

/** Also asked when the field is left; apart from the schema, which the first view does not load. */
export function isTooShort(password: string): boolean {
  return password.length < minPasswordLength;
}
