import { foldCharacters } from '@bank-bonuses/ui';

/** An address as it is checked and sent: copied ones have odd spaces around them and invisible characters inside. */
export const plainEmail = (typed: string) => foldCharacters(typed).trim();

/** Two capital letters. */
export const formatStateCode = (typed: string) =>
  typed
    .replace(/[^a-z]/gi, '')
    .slice(0, 2)
    .toUpperCase();

/** '(555) 010-0123' for a US number, '+1 (555) 010-0123' with the country's 1, as Settings shows it. Every other one as it was typed. */
export function readablePhone(typed: string): string {
  const digits = /^[\d\s().+-]*$/.test(foldCharacters(typed)) ? onlyDigits(typed) : '';
  if (!/^1?\d{10}$/.test(digits)) return typed;
  const [area, exchange, line] = [digits.slice(-10, -7), digits.slice(-7, -4), digits.slice(-4)];
  return `${digits.length === 11 ? '+1 ' : ''}(${area}) ${exchange}-${line}`;
}

const maxIncome = 1_000_000_000_000;

/** Whole dollars; undefined for what is no number, or is below zero. */
export function incomeOf(typed: string): number | undefined {
  const amount = typed.replace(/[$,\s]/g, '');
  if (!/^(\d+\.?\d*|\.\d+)$/.test(amount)) return undefined;
  return Math.min(Math.round(Number(amount)), maxIncome);
}

export function onlyDigits(text: string): string {
  return foldCharacters(text).replace(/\D/g, '');
}
