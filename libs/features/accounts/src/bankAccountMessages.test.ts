import fc from 'fast-check';
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

  const types = fc
    .array(fc.stringMatching(/^[A-Z0-9]{1,12}$/), { minLength: 1, maxLength: 6 })
    .map((words) => words.join('_'))
    .filter((type) => type !== 'USER_HUB_ACCOUNT' && type !== 'OFFER_ACCOUNT');

  test('contains the words of the type, without underscores', () => {
    fc.assert(
      fc.property(types, (type) => {
        expect(typeLabel(type)).not.toContain('_');
        expect(typeLabel(type).toUpperCase().split(' ')).toEqual(type.split('_'));
      }),
    );
  });

  test('starts each word with a capital and continues in lower case', () => {
    fc.assert(
      fc.property(types, (type) => {
        for (const word of typeLabel(type).split(' ')) expect(word).toMatch(/^[A-Z0-9][a-z0-9]*$/);
      }),
    );
  });

  test('is the same if the type is in lower case or is already a label', () => {
    fc.assert(
      fc.property(types, (type) => {
        expect(typeLabel(type.toLowerCase())).toBe(typeLabel(type));
        expect(typeLabel(typeLabel(type))).toBe(typeLabel(type));
      }),
    );
  });

  test('has no underscores and no surrounding spaces, whatever the type', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (type) => {
        expect(typeLabel(type)).not.toMatch(/_|^\s|\s$/);
      }),
    );
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
