import { longDay, methodNames, paymentRows, type PaymentRow } from '@bank-bonuses/product';
import { feeRows } from '../steps/PaymentStep/paymentFees.ts';
import type { Receipt } from './receipt.ts';

/**
 * Returns the rows of a receipt: the service's payment if the response has one, otherwise the submitted
 * answers.
 */
export function receiptRows(receipt: Receipt): PaymentRow[] {
  const rows = receipt.payment ? paymentRows(receipt.payment) : submittedRows(receipt);
  const afterTime = rows.findIndex(({ term }) => term === 'Registered') + 1;
  return rows.toSpliced(
    afterTime,
    0,
    { term: 'Name', text: receipt.name },
    { term: 'Email', text: receipt.email },
  );
}

function submittedRows({
  reference,
  registeredAt,
  paymentMethod,
  cardAuthorizedAt,
  contracts,
}: Receipt): PaymentRow[] {
  return [
    ...(reference ? [{ term: 'Reference', text: reference }] : []),
    { term: 'Registered', at: registeredAt },
    ...(paymentMethod ? [{ term: 'Payment Method', text: methodNames[paymentMethod] }] : []),
    ...feeRows(paymentMethod),
    ...(cardAuthorizedAt ? [{ term: 'Charge authorized', at: cardAuthorizedAt }] : []),
    ...contracts.map(({ title, version, effectiveDate, acceptedAt }) => ({
      term: title,
      text: `Version ${version}, effective ${longDay(effectiveDate)}, accepted`,
      at: acceptedAt,
    })),
  ];
}
