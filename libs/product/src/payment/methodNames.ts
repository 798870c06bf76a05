/** A payment method, by its name in the API. */
export type MethodName = 'card' | 'bill_pay' | 'wire';

/** Display names of the payment methods. */
export const methodNames: Readonly<Record<MethodName, string>> = {
  card: 'Card',
  bill_pay: 'Bill pay',
  wire: 'Wire transfer',
};
