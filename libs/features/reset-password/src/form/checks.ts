/** Returns the error of the address to which the mail is sent. */
export function findEmailError(email: string): string | undefined {
  if (email === '') return 'Please enter your email address';
  return /^[^\s@]+@[^\s@]+$/.test(email) ? undefined : 'Please enter a valid email address';
}

/** Returns the six digits of a code in any format; `undefined` for anything else. */
export function readCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}
