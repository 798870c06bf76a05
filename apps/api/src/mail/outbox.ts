import { sql } from 'kysely';
import type { Database, MailKind } from '../db/index.ts';

/** A mail that this process may send until its claim expires. */
export type ClaimedMail = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/**
 * Days after which an unsent mail is marked as failed. If the mail server is configured late, this
 * prevents years of old mail from being sent.
 */
const daysToTry = 7;

const now = sql<Date>`now()`;
const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

/** SQL condition: the mail is waiting, and no process has claimed it. */
const isUnclaimed = sql<boolean>`sent_at is null and failed_at is null
  and (claimed_until is null or claimed_until <= now())`;

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
export const claimMail = ({ kysely }: Database, sendTimeoutMs: number) =>
  kysely
    .updateTable('portal.mail_outbox')
    .set({
      claimed_until: inSeconds((2 * sendTimeoutMs) / 1000),
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', '=', (query) =>
      query
        .selectFrom('portal.mail_outbox')
        .select('id')
        .where(isUnclaimed)
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'registration_id', 'kind', 'about', 'recipient', 'attempts', 'created_at'])
    .executeTakeFirst();

/** The result of an attempt to send a mail. */
const results = {
  /** Also removes the recipient, which nothing needs any more. */
  sent: () => ({ sent_at: now, last_error: null, recipient: null }),
  /** The mail is not sent again unless staff retry it. */
  failed: (reason: string) => ({ failed_at: now, last_error: reason }),
  postponed: (reason: string, attempts: number) => ({
    due_at: inSeconds(secondsUntilRetry(attempts)),
    last_error: reason,
  }),
};

/** Stores the result of an attempt and gives up the claim. */
export async function endClaim(
  { kysely }: Database,
  { id, attempts }: ClaimedMail,
  result: keyof typeof results,
  reason = '',
): Promise<void> {
  await kysely
    .updateTable('portal.mail_outbox')
    .set({ claimed_until: null, ...results[result](reason, attempts) })
    .where('id', '=', id)
    .execute();
}

/** Marks mails that are too old as failed. */
export async function expireOld({ kysely }: Database): Promise<void> {
  await kysely
    .updateTable('portal.mail_outbox')
    .set(results.failed('too old'))
    .where(isUnclaimed)
    .where(
      sql<boolean>`greatest(created_at, retried_at) < now() - make_interval(days => ${daysToTry})`,
    )
    .execute();
}

/**
 * Returns the seconds until the next attempt: 30 after the first attempt, doubled with each further
 * one, six hours at most.
 */
function secondsUntilRetry(attempts: number): number {
  return Math.min(30 * 2 ** (attempts - 1), 6 * 3600);
}
