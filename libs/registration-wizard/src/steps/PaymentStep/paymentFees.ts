import type { PaymentMethod } from '@bank-bonuses/api-client';
import { cardFee, cardFeeTerm, openingFee, type PaymentRow } from '@bank-bonuses/product';

/** Returns the amounts in dollars: the opening fee and, for a card, the processing fee. */
export function feesOf(method: PaymentMethod | '') {
  const added = method === 'card' ? cardFee : 0;
  return { openingFee, cardFee: added, total: openingFee + added };
}

/** Returns the rows of the fee, the card's processing fee, if any, and the total. */
export function feeRows(method: PaymentMethod | '') {
  const { cardFee: added, total } = feesOf(method);
  return [
    { term: 'Account opening fee', amount: openingFee },
    ...(added > 0 ? [{ term: cardFeeTerm, amount: added }] : []),
    { term: 'Total', amount: total, isTotal: true },
  ] satisfies PaymentRow[];
}
