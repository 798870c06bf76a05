import type { Factor } from '@bank-bonuses/auth';

/** Returns the label of a factor in a list. */
export function factorLabel({ kind, name, phone }: Factor): string {
  if (kind === 'phone') return `Text message to ${phoneText(phone)}`;
  return name === undefined ? 'Authenticator app' : `Authenticator app “${name}”`;
}

/**
 * Returns a text with only the last digits, because a person who knows only the password must not
 * learn the phone number.
 */
export function phoneText(phone: string | undefined): string {
  const end = phone?.slice(-4) ?? '';
  return end === '' ? 'your phone' : `the number ending in ${end}`;
}

/**
 * Returns the error of a code that does not have six digits. Only the sign-in service can tell
 * whether a code is correct.
 */
export function codeError(digits: string): string | undefined {
  return /^\d{6}$/.test(digits) ? undefined : 'Please enter the 6 digits of the code';
}
