import { onlyDigits } from '../../formatting/formatters.ts';

/**
 * Number of digits of every code, whether it is sent by email or text message or comes from an
 * authenticator app.
 */
export const codeLength = 6;

/** Returns the digits of a typed, pasted or autofilled code. */
export function digitsOf(text: string): string {
  return onlyDigits(text).slice(0, codeLength);
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
