/** Returns the error text for an email address, or `undefined` if it is valid. */
export function findEmailError(email: string): string | undefined {
  if (email === '') return 'Please enter your email address';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'Please enter a valid email address';
}

/**
 * Returns the six digits of a code that was typed in any format, or `undefined` if the text is not
 * such a code.
 */
export function readCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
