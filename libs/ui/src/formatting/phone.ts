import { foldCharacters } from './foldCharacters.ts';
import { onlyDigits } from './formatters.ts';

/** Digits and what people write between them; letters would mean more than a number, such as an extension. */
const looksLikeNumber = /^[\d\s().+-]*$/;

/** The digits of a US number, ten or eleven with a leading 1; undefined for every other text. */
export function usPhoneDigits(text: string): string | undefined {
  const digits = looksLikeNumber.test(foldCharacters(text)) ? onlyDigits(text) : '';
  return /^1?\d{10}$/.test(digits) ? digits : undefined;
}

/** '(555) 010-0123' for a US number, '+1 (555) 010-0123' with the country's 1. Every other text stays as it is. */
export function formatPhone(text: string): string {
  return (usPhoneDigits(text) ?? text).replace(
    /^(1?)(\d{3})(\d{3})(\d{4})$/,
    (_, country: string, area: string, exchange: string, line: string) =>
      `${country && '+1 '}(${area}) ${exchange}-${line}`,
  );
}
