import { onlyDigits } from '../../../formatting/formatters.ts';

/** American Express has 15 digits, nearly every other card 16; fewer may be one that is still being typed. */
export function isWholeCardNumber(cardNumber: string): boolean {
  return /^(3[47]\d{13}|\d{16})$/.test(onlyDigits(cardNumber));
}

/**
 * Advice on a card number whose last digit does not fit the others, as it is after a slip. Whether a card
 * is good is for its bank to say, so nobody is stopped by it.
 */
export function cardNumberHint(cardNumber: string): string | undefined {
  const digits = onlyDigits(cardNumber);
  return digits.length >= 12 && luhnSum(digits) % 10 !== 0
    ? 'One of these digits seems to be wrong. Please compare them with your card.'
    : undefined;
}

/** ISO/IEC 7812: from the right every second digit counts twice, and its own digits are added up. */
function luhnSum(digits: string): number {
  return [...digits]
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 === 1 ? 2 : 1))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}

/**
 * Advice on a card's expiry (`MM/YY`) that is over, as it is when a year of four digits was begun. Whether
 * a card is good is for its bank to say, so nobody is stopped by it.
 *
 * @param now the moment whose local month counts; a card is good until its month ends
 */
export function expiryHint(expiry: string, now: Date): string | undefined {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d\d)$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return undefined;
  const isOver =
    (2000 + Number(year)) * 12 + Number(month) < now.getFullYear() * 12 + now.getMonth() + 1;
  return isOver ? 'This date is in the past. Please check it.' : undefined;
}
