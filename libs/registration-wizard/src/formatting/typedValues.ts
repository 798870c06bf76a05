import { asciiEmail } from '@bank-bonuses/product';
import { foldCharacters } from '@bank-bonuses/ui';

/**
 * Returns an email address as it is validated and sent. Pasted addresses can have odd spaces around them
 * and invisible characters inside; not every browser converts a domain to ASCII.
 */
export const plainEmail = (typed: string) => asciiEmail(foldCharacters(typed).trim());

const maxIncome = 1_000_000_000_000;

/**
 * Returns an income in whole dollars; `undefined` for a text that is not a number, and for a
 * negative number.
 */
export function incomeOf(typed: string): number | undefined {
  const amount = withoutGroups(plainAmount(typed));
  if (!/^(\d+\.?\d*|\.\d+)$/.test(amount)) return undefined;
  return Math.min(Math.round(Number(amount)), maxIncome);
}

/**
 * Returns advice on an income that is not a number, or that could be read as another number than
 * the one that is sent.
 */
export function incomeNote(typed: string): string | undefined {
  const amount = plainAmount(typed);
  if (amount === '') return undefined;
  const income = incomeOf(typed);
  if (income === undefined)
    return 'This is not a plain number, so your income would not be sent. Please use digits, such as 75000.';
  const isPlain = /^(\d{1,12}|\d{1,3}(,\d{3}){0,3})(\.00?)?$/.test(amount);
  return isPlain
    ? undefined
    : `We read this as ${dollars(income)} per year. If that is wrong, please use digits only, such as 75000.`;
}

/** Formats an amount of whole dollars: '$75,000'. */
export const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

const plainAmount = (typed: string) => foldCharacters(typed).replace(/[$\s]/g, '');

/**
 * Removes the separators of thousands. If an amount has dots and commas, the last one begins the
 * cents. Dots alone separate thousands if exactly three digits follow each of them; commas alone
 * always do.
 */
function withoutGroups(amount: string): string {
  const [comma, dot] = [amount.lastIndexOf(','), amount.lastIndexOf('.')];
  if (comma >= 0 && dot > comma) return amount.replaceAll(',', '');
  if (dot >= 0 && comma > dot) return amount.replaceAll('.', '').replace(',', '.');
  return /^\d+(\.\d{3})+$/.test(amount) ? amount.replaceAll('.', '') : amount.replaceAll(',', '');
}

export function onlyDigits(text: string): string {
  return foldCharacters(text).replace(/\D/g, '');
}
