import { onlyDigits } from '../../formatting/formatters.ts';

/** The shortest numbers that whole countries have, without their code. */
const minDigits = 7;

/** Advice on a phone number that cannot be whole. Abroad they are written in many ways, so nobody is stopped. */
export function phoneHint(phone: string): string | undefined {
  if (phone.trim() === '' || onlyDigits(phone).length >= minDigits) return undefined;
  return 'This is very short for a phone number. Please check it.';
}
