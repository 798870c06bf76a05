import type { PaymentMethod } from '@bank-bonuses/api-client';
import { cardFee, openingFee } from '@bank-bonuses/product';

/** Returns the amounts in dollars: the processing fee of a card, and the total. */
export function feesOf(method: PaymentMethod | '') {
  const added = method === 'card' ? cardFee : 0;
  return { cardFee: added, total: openingFee + added };
}
