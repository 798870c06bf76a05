import { onlyDigits } from './formatters.ts';

/** '(555) 010-0123' for a number of ten digits, as Settings shows it. Every other one as it was typed. */
export function readablePhone(typed: string): string {
  const digits = /^[\d\s().+-]*$/.test(typed) ? onlyDigits(typed) : '';
  if (digits.length !== 10) return typed;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
