import { cardFeePercent, openingFee } from '@bank-bonuses/product-facts';
import type { PaymentMethod } from './form/registrationForm.ts';

export { cardFeePercent, openingFee };

/** What is to be paid: the fee and, by card, the processing. In dollars. */
export function feesOf(method: PaymentMethod | '') {
  const cardFee = method === 'card' ? (openingFee * cardFeePercent) / 100 : 0;
  return { openingFee, cardFee, total: openingFee + cardFee };
}
