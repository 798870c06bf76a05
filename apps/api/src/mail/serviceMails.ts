import { renderMail, type MailContent } from '@bank-bonuses/mails';
import { senderName } from '@bank-bonuses/product';
import { paths } from '@bank-bonuses/product/routes';
import { type Database, storeSignInAddress } from '../db/index.ts';
import type { OutgoingMail } from './mailTransport.ts';
import { composeNotice } from './noticeMails.ts';
import type { ClaimedMail } from './outbox.ts';
import { composePaymentMail } from './paymentMails.ts';

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

export interface MailDeps {
  db: Database;
  facts: MailFacts;
  /**
   * Returns the current sign-in address of a user; `undefined` for a user who does not exist.
   * Rejects if the address cannot be read.
   */
  readSignInAddress: (userId: string) => Promise<string | undefined>;
}

/**
 * Composes the mail of an outbox entry from the current data. Returns `undefined` if its event is
 * no longer true, for example if staff have marked the payment as not received.
 */
export async function composeMail(
  deps: MailDeps,
  claimed: ClaimedMail,
): Promise<OutgoingMail | undefined> {
  const { db, facts } = deps;
  const { id, kind, registration_id: registrationId, created_at: createdAt } = claimed;
  const isNotice = kind !== 'registration_received' && kind !== 'payment_received';
  const wording = isNotice
    ? await composeNotice(db, claimed)
    : await composePaymentMail(db, { kind, registrationId, timeZone: facts.timeZone });
  if (!wording) return undefined;
  const { to, name } = await recipientOf(deps, claimed);
  const { subject, after = [], ...texts } = wording;
  const { portalUrl, supportEmail } = facts;
  const login = portalUrl === undefined ? undefined : portalUrl + paths.login;
  const content: MailContent = {
    ...texts,
    sender: senderName,
    name,
    ...(login !== undefined && { button: { label: 'Log in', url: login } }),
    after: [...after, ...(supportEmail ? [`Questions? Contact ${supportEmail}.`] : [])],
  };
  return { id, to, subject, ...renderMail(content), createdAt };
}

/**
 * Returns the address of the entry, or else the current sign-in address, since the stored one may
 * belong to someone else by now.
 */
async function recipientOf(
  { db, readSignInAddress }: MailDeps,
  { registration_id: registrationId, recipient }: ClaimedMail,
): Promise<{ to: string; name: string }> {
  const registration = await db.kysely
    .selectFrom('portal.registrations')
    .select(['auth_id', 'email', 'first_name', 'last_name'])
    .where('id', '=', registrationId)
    .executeTakeFirstOrThrow();
  const name = `${registration.first_name} ${registration.last_name}`;
  if (recipient !== null) return { to: recipient, name };
  const current = await readSignInAddress(registration.auth_id);
  const email = current || registration.email;
  if (email !== registration.email) await storeSignInAddress(db, registrationId, email);
  return { to: email, name };
}
