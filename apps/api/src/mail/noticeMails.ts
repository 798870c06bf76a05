import {
  contactChangedMail,
  contactChanges,
  payoutSentMail,
  requirementDueMail,
  type NoticeMail,
} from '@bank-bonuses/mails';
import { longDay, senderName } from '@bank-bonuses/product';
import type { Database } from '../db/index.ts';
import { inDollars } from './mailFormats.ts';
import type { ClaimedMail } from './outbox.ts';

/**
 * Composes the texts of a notice from the current data. Returns `undefined` if the event is no
 * longer true, for example after the back office has corrected it.
 */
export async function composeNotice(
  { kysely }: Database,
  { kind, about, registration_id }: ClaimedMail,
): Promise<NoticeMail | undefined> {
  if (kind === 'contact_changed') {
    const change = contactChanges.find((each) => each === about);
    return change && contactChangedMail(senderName, change);
  }
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
    const { bonus_amount_cents: bonus, fee_kept_cents: fee, withheld_cents: withheld } = enrollment;
    return payoutSentMail(senderName, {
      bank,
      bonus: inDollars(bonus / 100),
      fee: fee ? inDollars(fee / 100) : undefined,
      withheld: withheld ? inDollars(withheld / 100) : undefined,
      payout: inDollars(payout / 100),
      day: longDay(payout_date),
    });
  }
  const current = enrollment.requirements?.find(({ state }) => state === 'current');
  const isOpen = status !== 'completed' && status !== 'cancelled';
  if (!isOpen || day === undefined || current?.date !== day) return undefined;
  return requirementDueMail(senderName, { bank, requirement: current.text, day: longDay(day) });
}
