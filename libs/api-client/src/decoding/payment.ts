import type { AcceptedContract, Payment } from '../types.ts';
import { complete, must, optional } from './fields.ts';
import { asAmount, asMoment, asText, listOf, oneOf } from './values.ts';

const asContract = complete<AcceptedContract>({
  kind: must(oneOf('terms_of_service', 'contractor_agreement')),
  version: optional(asText),
  accepted_at: must(asMoment),
});

/** Decodes the payment of the opening fee, an optional field of the profile and of the receipt. */
export const asPayment = complete<Payment>({
  reference: must(asText),
  method: must(oneOf('card', 'bill_pay', 'wire')),
  status: must(asText),
  status_changed_at: must(asMoment),
  amount: must(asAmount),
  opening_fee: must(asAmount),
  card_fee: optional(asAmount),
  card: optional(complete({ brand: must(asText), last4: must(asText) })),
  registered_at: must(asMoment),
  card_authorized_at: optional(asMoment),
  contracts: must(listOf(asContract)),
});
