import { longDay, senderName } from '@bank-bonuses/product';
import type { Database } from '../db/index.ts';
import { inDollars, type MailWording } from './mailFormats.ts';
import type { ClaimedMail } from './outbox.ts';

/** A change of contact data. A new email address is announced to the old and to the new address. */
export type ContactChange = keyof typeof changeTexts;

const changeTexts = {
  email_old:
    'Your contact email address was changed. We no longer use this address to write to you.',
  email_new: 'Your contact email address was changed to this address.',
  phone: 'Your phone number was changed.',
  address: 'Your postal address was changed.',
};

const reason = `You received this email because this address belongs to a ${senderName} customer.`;

/**
 * Composes the texts of a notice from the current data. Returns `undefined` if the event is no
 * longer true, for example after the back office has corrected it.
 */
export async function composeNotice(
  { kysely }: Database,
  { kind, about, registration_id }: ClaimedMail,
): Promise<MailWording | undefined> {
  // The text never contains the data.
  if (kind === 'contact_changed') return contactChanged(about as ContactChange);
  const [id = '', day] = (about ?? '').split(' ');
  const enrollment = await kysely
    .selectFrom('portal.enrollments')
    .selectAll()
    .where('id', '=', id)
    .where('registration_id', '=', registration_id)
    .executeTakeFirst();
  if (!enrollment) return undefined;
  const { bank_name: bank, payout_cents: payout, payout_date, status } = enrollment;
  if (kind === 'payout_sent') {
    if (!payout || payout_date === null) return undefined;
    const amounts: [term: string, cents: number | null][] = [
      [`Bonus from ${bank}`, enrollment.bonus_amount_cents],
      ['Success fee', enrollment.fee_kept_cents],
      ['Withheld for taxes', enrollment.withheld_cents],
      ['Payout', payout],
    ];
    return {
      subject: `Your payout for ${bank} was sent`,
      heading: 'Your payout was sent',
      paragraphs: [
        `We sent you ${inDollars(payout / 100)} for your bonus from ${bank} on ${longDay(payout_date)}. Money typically takes 1-3 business days to arrive.`,
      ],
      details: amounts.flatMap(([term, cents]) =>
        cents ? { term, value: inDollars(cents / 100), isStrong: term === 'Payout' } : [],
      ),
      after: ['You can also find it in Bonuses.'],
      reason,
    };
  }
  const current = enrollment.requirements?.find(({ state }) => state === 'current');
  const isOpen = status !== 'completed' && status !== 'cancelled';
  if (!isOpen || day === undefined || current?.date !== day) return undefined;
  return {
    subject: `Due on ${longDay(day)}: your bonus from ${bank}`,
    heading: 'A requirement is due soon',
    paragraphs: [
      `Your bonus from ${bank} has a requirement that is due on ${longDay(day)}:`,
      current.text,
    ],
    after: ['You can find all requirements in Bonuses.'],
    reason,
  };
}

const contactChanged = (change: ContactChange): MailWording => ({
  subject: `Your ${senderName} contact data was changed`,
  heading: 'Your contact data was changed',
  paragraphs: [changeTexts[change]],
  after: ['If you did not make this change, change your password and contact us right away.'],
  reason: `You received this email because this address is or was the contact address of a ${senderName} customer.`,
});
