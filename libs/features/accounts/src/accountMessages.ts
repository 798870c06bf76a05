import type { Account } from '@bank-bonuses/api-client';
import { notProvided } from '@bank-bonuses/messages';

const knownTypes = new Map([
  ['USER_HUB_ACCOUNT', 'Hub Account'],
  ['OFFER_ACCOUNT', 'Bonus Account'],
]);

/** The type as the customer reads it: 'High Yield Savings' for HIGH_YIELD_SAVINGS. */
export function typeLabel(type: string | null): string {
  if (type === null) return notProvided;
  const words = type.split(/[_\s]+/).filter(Boolean);
  return knownTypes.get(type) ?? words.map(capitalised).join(' ');
}

const capitalised = (word: string) => {
  // By code point, so that no letter is cut in two.
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('').toLowerCase();
};

/** The hub is the company's own and needs no bank's name. */
export const bankName = ({ bank_name: name }: Pick<Account, 'bank_name'>) =>
  name?.trim() || 'Bank Bonuses Hub';

/** 'Across 3 accounts'. */
export const acrossAccounts = (count: number | null) =>
  count === null ? notProvided : `Across ${count} ${count === 1 ? 'account' : 'accounts'}`;
