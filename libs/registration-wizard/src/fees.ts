import type { PaymentMethod } from './form/registrationForm.ts';

/** What opening the accounts costs, in dollars. */
export const openingFee = 5_000;

/** What paying by card adds, in percent of the fee. */
export const cardFeePercent = 3;

/** What is to be paid: the fee and, by card, the processing. In dollars. */
export function feesOf(method: PaymentMethod | '') {
  const cardFee = method === 'card' ? (openingFee * cardFeePercent) / 100 : 0;
  return { openingFee, cardFee, total: openingFee + cardFee };
}
