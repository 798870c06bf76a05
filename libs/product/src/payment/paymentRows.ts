import { agreements, type AgreementKind } from '../agreements.ts';
import { cardFeePercent } from '../fees.ts';
import { longDay } from '../longDay.ts';
import { methodNames, type MethodName } from './methodNames.ts';

/** A payment as the service returns it. The client's `Payment` is compatible. */
export interface PaymentFacts {
  reference: string;
  method: MethodName;
  status: string;
  status_changed_at: string;
  amount: number;
  opening_fee: number;
  card_fee?: number | undefined;
  card?: { brand: string; last4: string } | undefined;
  registered_at: string;
  card_authorized_at?: string | undefined;
  contracts: readonly {
    kind: AgreementKind;
    version?: string | undefined;
    accepted_at: string;
  }[];
}

/** One row of a payment: its label, and a text, an amount or a time. */
export interface PaymentRow {
  term: string;
  text?: string;
  /** Amount in dollars. */
  amount?: number;
  /** ISO time, shown after the text. */
  at?: string;
  /** Whether the row is the total, which is emphasized. */
  isTotal?: boolean;
}

/**
 * Returns the rows of a payment in order, for the receipt and Settings. All amounts are the
 * service's; none is calculated here.
 */
export function paymentRows(payment: PaymentFacts): PaymentRow[] {
  const { card, card_authorized_at: authorizedAt } = payment;
  const method = methodNames[payment.method];
  return [
    { term: 'Reference', text: payment.reference },
    { term: 'Registered', at: payment.registered_at },
    {
      term: 'Payment Method',
      text: card ? `${method}: ${card.brand} ending in ${card.last4}` : method,
    },
    ...amountRows(payment),
    { term: 'Status', text: statusText(payment.status), at: payment.status_changed_at },
    ...(authorizedAt ? [{ term: 'Charge authorized', at: authorizedAt }] : []),
    ...payment.contracts.map(contractRow),
  ];
}

function amountRows({ opening_fee, card_fee = 0, amount }: PaymentFacts): PaymentRow[] {
  // The percentage is shown only where it matches the charged fee.
  const isPercentage = Math.round(opening_fee * cardFeePercent) === Math.round(card_fee * 100);
  return [
    { term: 'Account opening fee', amount: opening_fee },
    ...(card_fee > 0
      ? [
          {
            term: isPercentage ? cardFeeTerm : 'Card processing fee',
            amount: card_fee,
          },
        ]
      : []),
    { term: 'Total', amount, isTotal: true },
  ];
}

/** Display name of the card processing fee. */
export const cardFeeTerm = `Card processing fee (${cardFeePercent}%)`;

const statusMessages = new Map([
  ['charged', 'Charged'],
  ['pending', 'Pending since'],
  ['reported', 'Reported as sent'],
  ['received', 'Received'],
  ['not_received', 'Not received as of'],
  ['refunded', 'Refunded'],
]);

/** Returns the text before the date of the status. An unknown status is shown as it is. */
function statusText(status: string): string {
  const known = statusMessages.get(status);
  if (known !== undefined) return known;
  const words = status.replaceAll('_', ' ').trim();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} since`;
}

const contractNames: Record<AgreementKind, string> = {
  terms_of_service: 'Terms of Service',
  contractor_agreement: 'Independent Contractor Agreement',
};

function contractRow({ kind, version, accepted_at: at }: PaymentFacts['contracts'][number]) {
  const edition = agreements[kind].versions.find((known) => known.version === version);
  const parts = [
    ...(version ? [`Version ${version}`] : []),
    ...(edition ? [`effective ${longDay(edition.effectiveDate)}`] : []),
  ];
  const text = parts.length > 0 ? `${parts.join(', ')}, accepted` : 'Accepted';
  return { term: contractNames[kind], text, at };
}
