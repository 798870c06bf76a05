/** A payment method as the API names it. */
export type MethodName = 'card' | 'bill_pay' | 'wire';

/** Display names of the payment methods. */
export const methodNames: Readonly<Record<MethodName, string>> = {
  card: 'Card',
  bill_pay: 'Bill pay',
  wire: 'Wire transfer',
};
