import type { Account } from '@bank-bonuses/api-client';
import { formatCount, orNotProvided } from '@bank-bonuses/product';

const knownTypes = new Map([
  ['USER_HUB_ACCOUNT', 'Hub Account'],
  ['OFFER_ACCOUNT', 'Bonus Account'],
]);

/**
 * Returns the account type as displayed, for example 'High Yield Savings' for HIGH_YIELD_SAVINGS.
 */
export function typeLabel(type: string): string {
  const words = type.split(/[_\s]+/).filter(Boolean);
  return knownTypes.get(type) ?? orNotProvided(words.map(capitalized).join(' '));
}

const capitalized = (word: string) => {
  // Destructures by code point, so that a letter of two code units is not split.
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('').toLowerCase();
};

/** Returns the name of the bank. Only the company's own hub account has none. */
export const bankName = ({ bank_name: name }: Pick<Account, 'bank_name'>) =>
  name?.trim() || 'Bank Bonuses Hub';

/** Returns the number of accounts as text, for example 'Across 3 accounts'. */
export const acrossAccounts = (total: number | undefined): string =>
  orNotProvided(
    total,
    (count) => `Across ${formatCount(count)} ${count === 1 ? 'account' : 'accounts'}`,
  ).toString();
