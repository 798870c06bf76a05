import { foldCharacters } from '../../formatting/foldCharacters.ts';
import { onlyDigits } from '../../formatting/formatters.ts';

/**
 * Number of digits of every code, whether it is sent by email or text message or comes from an
 * authenticator app.
 */
export const codeLength = 6;

const wholeCode = /(?<!\d)\d{6}(?!\d)/;

/**
 * Returns the digits of a typed, pasted or autofilled code. Of several numbers, the one of exactly
 * six digits is the code: 'Code 2: 123456'.
 */
export function digitsOf(text: string): string {
  const [code] = wholeCode.exec(foldCharacters(text)) ?? [];
  return code ?? onlyDigits(text).slice(0, codeLength);
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
