import { renderMail, type MailContent, type MailDetail } from '@bank-bonuses/mails';
import { paymentRows, senderName, type PaymentRow } from '@bank-bonuses/product';
import { paths } from '@bank-bonuses/product/routes';
import type { Payment } from '@bank-bonuses/api-client';
import { type Database, defaultTimeZone, storeSignInAddress } from '../db/index.ts';
import { readPayment } from '../payments/index.ts';
import type { OutgoingMail } from './mailTransport.ts';
import type { ClaimedMail, MailKind } from './outbox.ts';

/** Data about the deployment that appears in mails. */
export interface MailFacts {
  /** URL of the portal without a trailing slash; mails have no button without it. */
  portalUrl?: string | undefined;
  supportEmail?: string | undefined;
  /**
   * The provider's time zone, in which times are written.
   * @default 'America/New_York'
   */
  timeZone?: string | undefined;
}

interface Wording {
  subject: string;
  heading: string;
  paragraphs: string[];
  after: string[];
  reason: string;
}

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats a time in the provider's time zone, which it names: 'November 28, 2026 at 8:43 PM EST'. */
const momentOf = (at: string, timeZone = defaultTimeZone): string =>
  new Intl.DateTimeFormat('en-US', {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(at));

const wordings: Record<MailKind, (payment: Payment) => Wording> = {
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
      `Your payment of ${dollars.format(payment.amount)} has arrived. You can also find it in Settings.`,
    ],
    after: [],
    reason:
      'You received this email because this address belongs to the registration that was paid.',
  }),
};

/**
 * Returns the current sign-in address of a user; `undefined` for a user who does not exist. Throws
 * if the address cannot be read.
 */
export type ReadSignInAddress = (userId: string) => Promise<string | undefined>;

export interface MailDeps {
  db: Database;
  facts: MailFacts;
  readSignInAddress: ReadSignInAddress;
}

/**
 * Composes the mail of an outbox entry from the current data. Sends it to the current sign-in
 * address, since the stored one may belong to someone else by now. Returns `undefined` if staff
 * have marked the payment as not received.
 */
export async function composeMail(
  { db, facts, readSignInAddress }: MailDeps,
  { id, registrationId, kind, createdAt }: ClaimedMail,
): Promise<OutgoingMail | undefined> {
  const registration = await db.kysely
    .selectFrom('portal.registrations')
    .select(['auth_id', 'email', 'first_name', 'last_name'])
    .where('id', '=', registrationId)
    .executeTakeFirstOrThrow();
  const { first_name, last_name } = registration;
  const payment = await readPayment(db, registrationId);
  if (kind === 'payment_received' && payment.status !== 'received') return undefined;
  const current = await readSignInAddress(registration.auth_id);
  const email = current || registration.email;
  if (email !== registration.email) await storeSignInAddress(db, registrationId, email);
  const { subject, after, ...wording } = wordings[kind](payment);
  const { portalUrl, supportEmail } = facts;
  const login = portalUrl === undefined ? undefined : portalUrl + paths.login;
  const content: MailContent = {
    ...wording,
    sender: senderName,
    name: `${first_name} ${last_name}`,
    // Only the receipt lists the accepted contracts.
    details: paymentRows(kind === 'payment_received' ? { ...payment, contracts: [] } : payment).map(
      (row) => detailOf(row, facts.timeZone),
    ),
    ...(login !== undefined && { button: { label: 'Log in', url: login } }),
    after: [...after, ...(supportEmail ? [`Questions? Contact ${supportEmail}.`] : [])],
  };
  const links = login === undefined ? [] : [login];
  return { id, to: email, subject, ...renderMail(content), links, createdAt };
}

function detailOf(
  { term, text, amount, at, isTotal }: PaymentRow,
  timeZone: string | undefined,
): MailDetail {
  const amountText = amount === undefined ? undefined : dollars.format(amount);
  const parts = [text, amountText, at === undefined ? undefined : momentOf(at, timeZone)];
  return { term, value: parts.filter((part) => part !== undefined).join(' '), isStrong: isTotal };
}
