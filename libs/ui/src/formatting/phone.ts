import { foldCharacters } from './foldCharacters.ts';
import { onlyDigits } from './formatters.ts';

/**
 * Matches digits and common separators only. Text with letters is not formatted, because it could
 * contain more than the number, such as an extension.
 */
const looksLikeNumber = /^[\d\s().+-]*$/;

/**
 * Returns the digits of a US number: ten, or eleven with a leading 1. Returns `undefined` for any
 * other text.
 */
export function usPhoneDigits(text: string): string | undefined {
  const digits = looksLikeNumber.test(foldCharacters(text)) ? onlyDigits(text) : '';
  return /^1?\d{10}$/.test(digits) ? digits : undefined;
}

/**
 * Formats a US number as '(555) 010-0123', with country code as '+1 (555) 010-0123'. Returns any
 * other text unchanged.
 */
export function formatPhone(text: string): string {
  return (usPhoneDigits(text) ?? text).replace(
    /^(1?)(\d{3})(\d{3})(\d{4})$/,
    (_, country: string, area: string, exchange: string, line: string) =>
      `${country && '+1 '}(${area}) ${exchange}-${line}`,
  );
}
