import { foldCharacters } from '@bank-bonuses/ui';

/**
 * Returns an email address as it is validated and sent. Pasted addresses can have odd spaces around them
 * and invisible characters inside.
 */
export const plainEmail = (typed: string) => foldCharacters(typed).trim();

/** Returns the first two letters in upper case. */
export const formatStateCode = (typed: string) =>
  typed
    .replace(/[^a-z]/gi, '')
    .slice(0, 2)
    .toUpperCase();

const maxIncome = 1_000_000_000_000;

/**
 * Returns an income in whole dollars; `undefined` for a text that is not a number, and for a
 * negative number.
 */
export function incomeOf(typed: string): number | undefined {
  const amount = typed.replace(/[$,\s]/g, '');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(amount)) return undefined;
  return Math.min(Math.round(Number(amount)), maxIncome);
}

export function onlyDigits(text: string): string {
  return foldCharacters(text).replace(/\D/g, '');
}
