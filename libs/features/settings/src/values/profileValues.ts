import { usPhoneDigits } from '@bank-bonuses/ui';

/**
 * Returns a US phone number as digits: ten, or eleven with a leading 1. Returns any other number as
 * typed.
 */
export function sentPhone(typed: string): string {
  return usPhoneDigits(typed) ?? typed;
}

/** Returns whether the text is a US phone number, with or without the country code 1. */
export function isUsPhone(typed: string): boolean {
  return usPhoneDigits(typed) !== undefined;
}

type ZipCode = string | number;

/** Returns the ZIP code as text. Restores the leading zeros that a number does not have. */
export function shownZip(zip: ZipCode): string {
  const text = String(zip);
  return /^\d{1,4}$/.test(text) ? text.padStart(5, '0') : text;
}

/**
 * Returns the ZIP code in the type in which the service returned it. As a number, it consists of
 * the first five digits. An invalid ZIP code stays text, so that the server can report the error.
 */
export function sentZip(typed: string, read: ZipCode): ZipCode {
  if (typeof read === 'string') return typed;
  const digits = /^(\d{5})-?\d{4}$|^(\d{1,5})$/.exec(typed.trim());
  return digits ? Number.parseInt(digits[1] ?? digits[0], 10) : typed;
}

export function yesOrNo(is: boolean | undefined): string {
  if (is === undefined) return '';
  return is ? 'Yes' : 'No';
}
