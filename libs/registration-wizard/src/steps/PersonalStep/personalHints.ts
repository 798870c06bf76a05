import { onlyDigits } from '../../formatting/formatters.ts';

/** The shortest numbers that whole countries have, without their code. */
const minDigits = 7;

/** Advice on a phone number that cannot be whole. Abroad they are written in many ways, so nobody is stopped. */
export function phoneHint(phone: string): string | undefined {
  if (phone.trim() === '' || onlyDigits(phone).length >= minDigits) return undefined;
  return 'This is very short for a phone number. Please check it.';
}

/**
 * Advice on a whole number that the Social Security Administration has never issued: area 000 or 666,
 * group 00, serial 0000. Areas from 900 on are no such numbers either, but taxpayers without one have their
 * taxpayer number (ITIN) there, so those are not asked about. Nobody is stopped.
 */
export function ssnHint(ssn: string): string | undefined {
  const digits = onlyDigits(ssn);
  if (digits.length !== 9) return undefined;
  return /^(000|666)|^\d{3}00|0000$/.test(digits)
    ? 'Numbers like this one have never been issued. Please check it.'
    : undefined;
}
