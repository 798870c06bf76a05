import { sql } from 'kysely';
import type { Database, MailKind } from '../db/index.ts';

/** A mail that this process may send until its claim expires. */
export interface ClaimedMail {
  id: string;
  registrationId: string;
  kind: MailKind;
  /** What a notice is about (see notices.ts). */
  about: string | null;
  /** The recipient, if that is not the sign-in address. */
  recipient: string | null;
  /** Number of tries, including the current one. */
  attempts: number;
  createdAt: Date;
}

/**
 * Days after which an unsent mail is marked as failed. If the mail server is configured late, this
 * prevents years of old mail from being sent.
 */
const daysToTry = 7;

/** Adds a mail to the outbox. Call this in the transaction that stores the event of the mail. */
export async function putIntoOutbox(
  { kysely }: Pick<Database, 'kysely'>,
  registrationId: string,
  kind: MailKind,
  notice: { about?: string; recipient?: string } = {},
): Promise<void> {
  await kysely
    .insertInto('portal.mail_outbox')
    .values({ registration_id: registrationId, kind, ...notice })
    .execute();
}

/**
 * Claims the mail that has been due longest; returns `undefined` if none is due. Concurrent
 * instances claim different mails. A claim lasts twice as long as an attempt, so that no other
 * instance sends the mail before the result of this attempt is stored.
 */
export async function claimMail(
  { kysely }: Database,
  sendTimeoutMs: number,
): Promise<ClaimedMail | undefined> {
  const claimSeconds = (2 * sendTimeoutMs) / 1000;
  const { rows } = await sql<{
    id: string;
    registration_id: string;
    kind: MailKind;
    about: string | null;
    recipient: string | null;
    attempts: number;
    created_at: Date;
  }>`update portal.mail_outbox
    set claimed_until = now() + make_interval(secs => ${claimSeconds}), attempts = attempts + 1
    where id = (
      select id from portal.mail_outbox
      where sent_at is null and failed_at is null and due_at <= now()
        and (claimed_until is null or claimed_until <= now())
      order by due_at for update skip locked limit 1
    )
    returning id, registration_id, kind, about, recipient, attempts, created_at`.execute(kysely);
  const [row] = rows;
  return (
    row && {
      id: row.id,
      registrationId: row.registration_id,
      kind: row.kind,
      about: row.about,
      recipient: row.recipient,
      attempts: row.attempts,
      createdAt: row.created_at,
    }
  );
}

/** Marks a mail as sent and removes its recipient, which nothing needs any more. */
export async function markSent({ kysely }: Database, id: string): Promise<void> {
  await sql`update portal.mail_outbox
    set sent_at = now(), claimed_until = null, last_error = null, recipient = null
    where id = ${id}`.execute(kysely);
}

/** Marks a mail as failed. It is not sent again unless staff retry it. */
export async function markFailed({ kysely }: Database, id: string, reason: string): Promise<void> {
  await sql`update portal.mail_outbox
    set failed_at = now(), claimed_until = null, last_error = ${reason} where id = ${id}`.execute(
    kysely,
  );
}

/** Schedules the next try. */
export async function postpone(
  { kysely }: Database,
  { id, reason, seconds }: { id: string; reason: string; seconds: number },
): Promise<void> {
  await sql`update portal.mail_outbox
    set due_at = now() + make_interval(secs => ${seconds}), claimed_until = null,
      last_error = ${reason}
    where id = ${id}`.execute(kysely);
}

/** Marks mails that are too old as failed. */
export async function expireOld({ kysely }: Database): Promise<void> {
  await sql`update portal.mail_outbox
    set failed_at = now(), last_error = 'too old'
    where sent_at is null and failed_at is null
      and (claimed_until is null or claimed_until <= now())
      and greatest(created_at, retried_at) < now() - make_interval(days => ${daysToTry})`.execute(
    kysely,
  );
}

/**
 * Returns the seconds until the next attempt: 30 after the first attempt, doubled with each further
 * one, six hours at most.
 */
export function secondsUntilRetry(attempts: number): number {
  return Math.min(30 * 2 ** (attempts - 1), 6 * 3600);
}
