import type { AcceptedContract, Payment, PaymentMethod } from '../types.ts';
import { amount, fieldsOf, listOf, oneOf, optional, present, text, WrongShape } from './decode.ts';

const methodSet: Record<PaymentMethod, true> = { card: true, bill_pay: true, wire: true };
const methods = Object.keys(methodSet) as PaymentMethod[];
const kinds: readonly AcceptedContract['kind'][] = ['terms_of_service', 'contractor_agreement'];

/** Decodes the payment of the opening fee, an optional field of the profile and the receipt. */
export function decodePayment(value: unknown): Payment {
  const payment = fieldsOf(value);
  return {
    reference: text(payment.reference),
    method: oneOf(payment.method, methods),
    status: text(payment.status),
    status_changed_at: moment(payment.status_changed_at),
    amount: amount(payment.amount),
    opening_fee: amount(payment.opening_fee),
    ...present('card_fee', optional(payment.card_fee, amount)),
    ...present('card', optional(payment.card, decodeCard)),
    registered_at: moment(payment.registered_at),
    ...present('card_authorized_at', optional(payment.card_authorized_at, moment)),
    contracts: listOf(payment.contracts, decodeContract),
  };
}

function decodeCard(value: unknown) {
  const card = fieldsOf(value);
  return { brand: text(card.brand), last4: text(card.last4) };
}

function decodeContract(value: unknown): AcceptedContract {
  const contract = fieldsOf(value);
  return {
    kind: oneOf(contract.kind, kinds),
    ...present('version', optional(contract.version, text)),
    accepted_at: moment(contract.accepted_at),
  };
}

/** Decodes an ISO date and time; throws `WrongShape` if `Date` cannot parse it. */
function moment(value: unknown): string {
  if (Number.isNaN(Date.parse(text(value)))) throw new WrongShape();
  return text(value);
}
