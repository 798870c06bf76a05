import type { Payment } from '@bank-bonuses/api-client';
import type { MailDetail } from '@bank-bonuses/mails';
import { paymentRows, senderName, type PaymentRow } from '@bank-bonuses/product';
import type { Database } from '../db/index.ts';
import { readPayment } from '../payments/index.ts';
import { inDollars, momentOf, type MailWording } from './mailFormats.ts';

type PaymentMailKind = 'registration_received' | 'payment_received';

const wordings: Record<PaymentMailKind, (payment: Payment) => MailWording> = {
  registration_received: (payment) => ({
    subject: `Your receipt from ${senderName}: ${payment.reference}`,
    heading: 'We have received your registration',
    paragraphs: [
      payment.status === 'charged'
        ? 'Your card was charged. This is your receipt.'
        : payment.status === 'reported'
          ? 'You have told us that your payment is on its way. We will email you when it arrives.'
          : 'This is your receipt.',
    ],
    after: [
      'Keep this reference and include it whenever you contact us.',
      'If you have not confirmed your email address yet, please open the link in the other email that we sent you.',
    ],
    reason: 'You received this email because this address was used to register.',
  }),
  payment_received: (payment) => ({
    subject: `We have received your payment: ${payment.reference}`,
    heading: 'Your payment has arrived',
    paragraphs: [
      `Your payment of ${inDollars(payment.amount)} has arrived. You can also find it in Settings.`,
    ],
    reason:
      'You received this email because this address belongs to the registration that was paid.',
  }),
};

/** Composes a mail about the payment. Returns `undefined` if staff have taken "received" back. */
export async function composePaymentMail(
  db: Database,
  mail: { kind: PaymentMailKind; registrationId: string; timeZone: string | undefined },
): Promise<MailWording | undefined> {
  const { kind, registrationId, timeZone } = mail;
  const payment = await readPayment(db, registrationId);
  if (kind === 'payment_received' && payment.status !== 'received') return undefined;
  // Only the receipt lists the accepted contracts.
  const shown = kind === 'payment_received' ? { ...payment, contracts: [] } : payment;
  const details = paymentRows(shown).map((row) => detailOf(row, timeZone));
  return { ...wordings[kind](payment), details };
}

function detailOf(
  { term, text, amount, at, isTotal }: PaymentRow,
  timeZone: string | undefined,
): MailDetail {
  const amountText = amount === undefined ? undefined : inDollars(amount);
  const parts = [text, amountText, at === undefined ? undefined : momentOf(at, timeZone)];
  return { term, value: parts.filter((part) => part !== undefined).join(' '), isStrong: isTotal };
}
