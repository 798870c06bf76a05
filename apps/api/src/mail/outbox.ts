import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

/** The kinds of mail. */
export type MailKind = 'registration_received' | 'payment_received';

/** A mail that this process has to send, until its claim runs out. */
export interface ClaimedMail {
  id: string;
  registrationId: string;
  kind: MailKind;
  /** Number of tries, including the current one. */
  attempts: number;
  createdAt: Date;
}

/**
 * Older mails are not sent, so that a service whose mail server is configured late does not send
 * years of mail.
 */
const daysToTry = 7;

/** Adds a mail to the outbox. Call it in the transaction that stores its reason. */
export async function putIntoOutbox(
  { kysely }: Pick<Database, 'kysely'>,
  registrationId: string,
  kind: MailKind,
): Promise<void> {
  await kysely
    .insertInto('portal.mail_outbox')
    .values({ registration_id: registrationId, kind })
    .execute();
}

/**
 * Claims the mail that has been due longest, if any. Several instances claim different mails. A
 * claim lasts twice as long as a try may take, so that no other instance sends a mail before the
 * result of the current try is stored.
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
    returning id, registration_id, kind, attempts, created_at`.execute(kysely);
  const [row] = rows;
  return (
    row && {
      id: row.id,
      registrationId: row.registration_id,
      kind: row.kind,
      attempts: row.attempts,
      createdAt: row.created_at,
    }
  );
}

/** Releases every claim. Only for use when all holders are known to have ended. */
export async function releaseMails({ kysely }: Database): Promise<void> {
  await sql`update portal.mail_outbox set claimed_until = null
    where claimed_until is not null`.execute(kysely);
}

export async function markSent({ kysely }: Database, id: string): Promise<void> {
  await sql`update portal.mail_outbox
    set sent_at = now(), claimed_until = null, last_error = null where id = ${id}`.execute(kysely);
}

/** Excludes a mail from retries, until staff retry it. */
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

/** Marks mails that are too old as failed. Returns their number. */
export async function expireOld({ kysely }: Database): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update portal.mail_outbox
    set failed_at = now(), last_error = 'too old'
    where sent_at is null and failed_at is null
      and (claimed_until is null or claimed_until <= now())
      and greatest(created_at, retried_at) < now() - make_interval(days => ${daysToTry})`.execute(
    kysely,
  );
  return Number(numAffectedRows);
}

/** How seconds between two tries grow: half a minute, doubled each time, six hours at most. */
export function secondsUntilRetry(attempts: number): number {
  return Math.min(30 * 2 ** (attempts - 1), 6 * 3600);
}
