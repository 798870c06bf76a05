import { cardFee, cardFeePercent, openingFee } from '@bank-bonuses/product-facts';
import { formatAmount, type Detail } from '@bank-bonuses/ui';
import type { PaymentMethod } from '../../form/registrationForm.ts';

/** What is to be paid: the fee and, by card, the processing. In dollars. */
export function feesOf(method: PaymentMethod | '') {
  const added = method === 'card' ? cardFee : 0;
  return { openingFee, cardFee: added, total: openingFee + added };
}

/** The fee, what the card adds, and the total, as lines of a list. */
export function feeDetails(method: PaymentMethod | ''): Detail[] {
  const { cardFee: added, total } = feesOf(method);
  return [
    { term: 'Account opening fee', value: formatAmount(openingFee) },
    ...(added > 0
      ? [{ term: `Card processing fee (${cardFeePercent}%)`, value: formatAmount(added) }]
      : []),
    { term: 'Total', value: formatAmount(total) },
  ];
}

/** What people call each way to pay. */
export const methodNames: Record<PaymentMethod, string> = {
  card: 'Card',
  bill_pay: 'Bill pay',
  wire: 'Wire transfer',
};
