import type { AcceptedContract, Payment } from '../types.ts';
import { amount, complete, listOf, moment, oneOf, text } from './fields.ts';

const decodeCard = complete((card) => ({
  brand: card.must('brand', text),
  last4: card.must('last4', text),
}));

const decodeContract = complete((contract): AcceptedContract => ({
  kind: contract.must('kind', oneOf('terms_of_service', 'contractor_agreement')),
  ...contract.optional('version', text),
  accepted_at: contract.must('accepted_at', moment),
}));

/** Decodes the payment of the opening fee, an optional field of the profile and of the receipt. */
export const decodePayment = complete((payment): Payment => ({
  reference: payment.must('reference', text),
  method: payment.must('method', oneOf('card', 'bill_pay', 'wire')),
  status: payment.must('status', text),
  status_changed_at: payment.must('status_changed_at', moment),
  amount: payment.must('amount', amount),
  opening_fee: payment.must('opening_fee', amount),
  ...payment.optional('card_fee', amount),
  ...payment.optional('card', decodeCard),
  registered_at: payment.must('registered_at', moment),
  ...payment.optional('card_authorized_at', moment),
  contracts: payment.must('contracts', listOf(decodeContract)),
}));
