import { foldCharacters } from './foldCharacters.ts';

/**
 * Formats the text typed so far. Idempotent, so that it may run after every key; the result never
 * ends in a separator, so that Backspace always removes a significant character.
 */
export type Formatter = (typed: string) => string;

/** Formats as `XXX-XX-XXXX`, at most 11 characters. */
export const formatSsn: Formatter = (typed) => {
  const digits = onlyDigits(typed).slice(0, 9);
  return joined('-', digits.slice(0, 3), digits.slice(3, 5), digits.slice(5));
};

/** Formats in groups of four digits, at most 19 characters. */
export const formatCardNumber: Formatter = (typed) => {
  const digits = onlyDigits(typed).slice(0, 16);
  return joined(' ', ...(digits.match(/\d{1,4}/g) ?? []));
};

/**
 * Formats as `MM/YY`, at most 5 characters. Accepts `4/27` and the forms that browsers and password
 * managers fill in, or people type: `04/2027`, `042027`, `2027-04`, `2027 04` and `202704`. A leading year
 * stays unformatted until its month is complete.
 */
export const formatExpiry: Formatter = (given) => {
  const typed = foldCharacters(given);
  const [, year, month = ''] =
    /^\s*20(\d\d)(?:\s*[/.-]\s*|\s+)(\d{1,2})/.exec(typed) ??
    /^\s*20\/?(\d\d)(0[1-9]|1[0-2])\s*$/.exec(typed) ??
    [];
  if (year !== undefined) return `${month.padStart(2, '0')}/${year}`;
  const digits = onlyDigits(typed);
  if (/^\s*20\/?\d\d[01]\s*$/.test(typed)) return digits;
  const written = /^\s*(\d{1,2})\s*[/.-]\s*(\d*)/.exec(typed);
  const [, first = '', rest = ''] = written ?? /^(\d{0,2})(\d*)/.exec(digits) ?? [];
  const writtenMonth = written ? first.padStart(2, '0') : first;
  return joined('/', writtenMonth, rest.replace(/^20(?=\d)/, '').slice(0, 2));
};

/** Keeps the first four digits. */
export const formatSecurityCode: Formatter = (typed) => onlyDigits(typed).slice(0, 4);

/**
 * Formats more than five digits as `12345-6789`, since a numeric keypad has no dash, and a copied
 * code may contain a space or a longer dash. Invalid characters stay as typed, so that the form's
 * validation can report them.
 */
export const formatZip: Formatter = (given) => {
  const typed = foldCharacters(given);
  if (!/^[\d\s-]*$/.test(typed)) return given;
  const digits = onlyDigits(typed);
  return digits.length > 5 && digits.length <= 9
    ? joined('-', digits.slice(0, 5), digits.slice(5))
    : typed;
};

/** Masks the first five of nine digits; masks every digit of a shorter number. Dashes stay. */
export function maskSsn(ssn: string): string {
  const digits = onlyDigits(ssn).length;
  const shown = digits === 9 ? 4 : 0;
  let at = 0;
  return ssn.replace(/\d/g, (digit) => {
    at += 1;
    return at > digits - shown ? digit : '•';
  });
}

/** Returns the digits of a text, converted to ASCII. */
export function onlyDigits(text: string): string {
  return foldCharacters(text).replace(/\D/g, '');
}

function joined(separator: string, ...parts: string[]): string {
  return parts.filter((part) => part !== '').join(separator);
}
