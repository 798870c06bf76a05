import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { ContactChange } from './noticeMails.ts';
import { putIntoOutbox } from './outbox.ts';

/** Switches the notices on: events from the day `since` on are announced, `YYYY-MM-DD`. */
export interface NoticeSettings {
  since: string;
  /** The provider's time zone. */
  timeZone: string;
}

/** An event that is older than this is not announced, for example after a late import. */
const maxDaysAgo = 7;
/** A requirement is announced this many days before it is due. */
const daysBeforeDue = 7;

/**
 * Adds a notice to the outbox for each new payout and each requirement that is due soon. The unique
 * index on `about` keeps what was announced, so any number of calls and instances announces every
 * event once, and a killed process loses nothing. `about` is the enrollment's id, and for a
 * requirement also its day: a requirement that is put off is announced again.
 */
export async function putDueNotices(
  { kysely }: Pick<Database, 'kysely'>,
  { since, timeZone }: NoticeSettings,
  now: Date = new Date(),
): Promise<void> {
  await sql`
    with calendar as (select (${now}::timestamptz at time zone ${timeZone})::date as today)
    insert into portal.mail_outbox (registration_id, kind, about)
    select registration_id, 'payout_sent', id::text
    from portal.enrollments, calendar
    where payout_cents > 0
      and payout_date between greatest(${since}::date, today - ${maxDaysAgo}::integer) and today
    union all
    select registration_id, 'requirement_due', id || ' ' || (requirement ->> 'date')
    from portal.enrollments, calendar, jsonb_array_elements(requirements) as requirement
    where status not in ('completed', 'cancelled') and requirement ->> 'state' = 'current'
      and (requirement ->> 'date')::date between today and today + ${daysBeforeDue}::integer
      and (requirement ->> 'date')::date - ${daysBeforeDue}::integer >= ${since}::date
    on conflict (registration_id, kind, about) where kind in ('payout_sent', 'requirement_due')
      do nothing`.execute(kysely);
}

/** The contact data of a customer, before or after a change. */
export interface ContactData {
  personal_email: string;
  personal_phone: string;
  /** The postal address, in any format that can be compared. */
  address: string;
}

/** Adds the notices about changed contact data. Call this in the transaction of the change. */
export async function putContactNotices(
  db: Pick<Database, 'kysely'>,
  registrationId: string,
  { before, after }: { before: ContactData; after: ContactData },
): Promise<void> {
  const notify = (recipient: string, about: ContactChange) =>
    putIntoOutbox(db, registrationId, 'contact_changed', { about, recipient });
  if (before.personal_email !== after.personal_email) {
    await notify(before.personal_email, 'email_old');
    await notify(after.personal_email, 'email_new');
  }
  if (before.personal_phone !== after.personal_phone) await notify(after.personal_email, 'phone');
  if (before.address !== after.address) await notify(after.personal_email, 'address');
}

/** Returns whether the notices are switched on at a time. */
export function areNoticesOn(settings: NoticeSettings | undefined, now: Date): boolean {
  if (!settings) return false;
  const { since, timeZone } = settings;
  // This locale formats a day as YYYY-MM-DD.
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(now) >= since;
}
