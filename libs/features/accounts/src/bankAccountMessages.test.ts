import { describe, expect, test } from 'vitest';
import { acrossAccounts, bankName, typeLabel } from './bankAccountMessages.ts';

describe('the label of an account type', () => {
  test.each([
    ['USER_HUB_ACCOUNT', 'Hub Account'],
    ['OFFER_ACCOUNT', 'Bonus Account'],
    ['HIGH_YIELD_SAVINGS', 'High Yield Savings'],
    ['checking', 'Checking'],
    ['__MONEY__MARKET_', 'Money Market'],
    ['401K_ROLLOVER', '401k Rollover'],
    ['', 'Not provided'],
  ])('for %j is %j', (type, label) => {
    expect(typeLabel(type)).toBe(label);
  });
});

test.each([
  [null, 'Bank Bonuses Hub'],
  ['', 'Bank Bonuses Hub'],
  ['  ', 'Bank Bonuses Hub'],
  ['Chase', 'Chase'],
])('a bank with the name %j is displayed as %s', (name, text) => {
  expect(bankName({ bank_name: name })).toBe(text);
});

test.each([
  [0, 'Across 0 accounts'],
  [1, 'Across 1 account'],
  [2, 'Across 2 accounts'],
  [37, 'Across 37 accounts'],
])('the text for %d accounts is %j', (count, text) => {
  expect(acrossAccounts(count)).toBe(text);
});
