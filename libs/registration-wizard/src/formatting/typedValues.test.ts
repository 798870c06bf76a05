import fc from 'fast-check';
import { expect, test } from 'vitest';
import { incomeNote, incomeOf } from './typedValues.ts';

test.each([
  ['75000', 75_000],
  ['$75,000', 75_000],
  ['75,000.50', 75_001],
  ['75.000', 75_000],
  ['1.250.000', 1_250_000],
  ['75.000,00', 75_000],
  ['75,000\u202c', 75_000],
  ['７５０００', 75_000],
  ['75 000', 75_000],
  ['1.5', 2],
  ['.4', 0],
  ['75,00', 7500],
])('incomeOf reads %j as %i', (typed, amount) => {
  expect(incomeOf(typed)).toBe(amount);
});

test.each(['', '75k', '-5', '1e5', '1.2.3', 'about 75000', '.'])('incomeOf rejects %j', (typed) => {
  expect(incomeOf(typed)).toBeUndefined();
});

test('incomeOf returns a whole number that the contract accepts', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\$?[\d,]*\.?\d*$/), (typed) => {
      const income = incomeOf(typed) ?? 0;
      expect(Number.isInteger(income) && income >= 0 && income <= 1e12).toBe(true);
    }),
  );
});

test.each(['', '75000', '$75,000', '1,250,000.00', '７５０００'])(
  'incomeNote is undefined for the plain amount %j',
  (typed) => expect(incomeNote(typed)).toBeUndefined(),
);

test.each([
  ['75.000', '$75,000'],
  ['75,00', '$7,500'],
  ['75,000.50', '$75,001'],
])('incomeNote reads back how %j is sent', (typed, sent) => {
  expect(incomeNote(typed)).toBe(
    `We read this as ${sent} per year. If that is wrong, please use digits only, such as 75000.`,
  );
});
