import { foldCharacters } from '../../formatting/foldCharacters.ts';
import { onlyDigits } from '../../formatting/formatters.ts';

/**
 * Number of digits of every code, whether it is sent by email or text message or comes from an
 * authenticator app.
 */
export const codeLength = 6;

/** Six digits, or two groups of three, that are no part of a longer number. */
const wholeCodes = [/(?<!\d)\d{6}(?!\d)/, /(?<!\d)\d{3}[\s-]\d{3}(?!\d)/];

/**
 * Returns the digits of a typed, pasted or autofilled code. Of several numbers, the one of exactly
 * six digits is the code: 'Code 2: 123456', '2. Your code: 123 456'.
 */
export function digitsOf(text: string): string {
  const folded = foldCharacters(text);
  const code = wholeCodes.map((pattern) => pattern.exec(folded)?.[0]).find(Boolean);
  return onlyDigits(code ?? text).slice(0, codeLength);
}

/** Removes everything but digits from the input. The caret stays after the same digit. */
export function keepDigits(input: HTMLInputElement): string {
  const { value, selectionStart } = input;
  const digits = digitsOf(value);
  if (digits === value) return digits;
  const caret = digitsOf(value.slice(0, selectionStart ?? value.length)).length;
  input.value = digits;
  input.setSelectionRange(caret, caret);
  return digits;
}
