import { expect, test } from 'vitest';
import { cardFee, openingFee, openingFeeText, totalTexts } from './fees.ts';

const inDollars = (amount: number, maximumFractionDigits: number) =>
  amount.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits });

test('the texts of the fees show their amounts as US dollars', () => {
  expect(openingFeeText).toBe(inDollars(openingFee, 0));
  expect(totalTexts.transfer).toBe(inDollars(openingFee, 2));
  expect(totalTexts.card).toBe(inDollars(openingFee + cardFee, 2));
});
