import { foldCharacters } from '@bank-bonuses/ui';

/** Digits and what people write between them; letters would mean more than a number, such as an extension. */
const looksLikeNumber = /^[\d\s().+-]*$/;

const digitsOf = (text: string) => foldCharacters(text).replaceAll(/\D/g, '');

/** '(555) 010-0123' for a US number, '+1 (555) 010-0123' with the country's 1. Every other one stays as it is. */
export function shownPhone(phone: string): string {
  if (!isUsPhone(phone)) return phone;
  return digitsOf(phone).replace(
    /^(1?)(\d{3})(\d{3})(\d{4})$/,
    (_, country: string, area: string, exchange: string, line: string) =>
      `${country && '+1 '}(${area}) ${exchange}-${line}`,
  );
}

/** A US number as its digits, ten or eleven with a leading 1. Every other one as it was typed. */
export function sentPhone(typed: string): string {
  return isUsPhone(typed) ? digitsOf(typed) : typed;
}

/** Whether it is a US number, with or without the country's 1. */
export function isUsPhone(typed: string): boolean {
  return looksLikeNumber.test(foldCharacters(typed)) && /^1?\d{10}$/.test(digitsOf(typed));
}

type ZipCode = string | number;

/** With the leading zeros that a number has lost. */
export function shownZip(zip: ZipCode): string {
  const text = String(zip);
  return /^\d{1,4}$/.test(text) ? text.padStart(5, '0') : text;
}

/**
 * In the type in which it was read. A number holds the first five digits; what is no ZIP code stays text,
 * so that the server can say what is wrong with it.
 */
export function sentZip(typed: string, read: ZipCode): ZipCode {
  if (typeof read === 'string') return typed;
  const digits = /^(\d{5})-?\d{4}$|^(\d{1,5})$/.exec(typed.trim());
  return digits ? Number.parseInt(digits[1] ?? digits[0], 10) : typed;
}

/** Whether it is a ZIP code, with or without its last four digits. */
export const isZip = (typed: string) => /^\d{5}(-\d{4})?$/.test(typed.trim());

export function yesOrNo(is: boolean | null): string | null {
  if (is === null) return null;
  return is ? 'Yes' : 'No';
}

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day of a moment, where the customer is. */
export function shownDate(isoTime: string | null): string | null {
  if (isoTime === null) return null;
  const date = new Date(isoTime);
  return Number.isNaN(date.getTime()) ? isoTime : moment.format(date);
}
