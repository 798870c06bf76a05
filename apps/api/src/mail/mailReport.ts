import { sql } from 'kysely';
import type { Database, MailKind } from '../db/index.ts';

export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** An entry of the outbox for staff, without the recipient's address. */
export interface MailLine {
  id: string;
  registrationId: string;
  kind: MailKind;
  state: MailState;
  attempts: number;
  since: string;
  lastError: string | null;
}

const stateOf = sql<MailState>`case when sent_at is not null then 'sent'
  when failed_at is not null then 'failed' else 'waiting' end`;

/** Returns the mails of the outbox, oldest first. */
export async function listMails(
  { kysely }: Database,
  { state, registrationId }: { state?: MailState | undefined; registrationId?: string | undefined },
): Promise<MailLine[]> {
  let mails = kysely
    .selectFrom('portal.mail_outbox')
    .select(['id', 'registration_id', 'kind', 'attempts', 'created_at', 'last_error'])
    .select(['sent_at', 'failed_at'])
    .select(stateOf.as('state'))
    .orderBy('created_at');
  if (state !== undefined) mails = mails.where(stateOf, '=', state);
  if (registrationId !== undefined) mails = mails.where('registration_id', '=', registrationId);
  return (await mails.execute()).map((row) => ({
    id: row.id,
    registrationId: row.registration_id,
    kind: row.kind,
    state: row.state,
    attempts: row.attempts,
    since: (row.sent_at ?? row.failed_at ?? row.created_at).toISOString(),
    lastError: row.last_error,
  }));
}

/**
 * Makes a failed mail due again, with as many retries as a new one. Returns false if there is no
 * failed mail with this id.
 */
export async function retryMail({ kysely }: Database, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update portal.mail_outbox
    set failed_at = null, attempts = 0, due_at = now(), retried_at = now()
    where id::text = ${id} and failed_at is not null`.execute(kysely);
  return numAffectedRows === 1n;
}

/** Numbers of mails in the outbox. */
export interface MailStats {
  waiting: number;
  failed: number;
  /** How many seconds the oldest mail has been waiting; 0 if none is. */
  oldestWaitingSeconds: number;
}

export async function mailStats({ kysely }: Database): Promise<MailStats> {
  const { rows } = await sql<{ waiting: number; failed: number; oldest: number }>`select
    (count(*) filter (where failed_at is null))::integer as waiting,
    (count(*) filter (where failed_at is not null))::integer as failed,
    coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float
      as oldest
    from portal.mail_outbox where sent_at is null`.execute(kysely);
  const [row] = rows;
  return {
    waiting: row?.waiting ?? 0,
    failed: row?.failed ?? 0,
    oldestWaitingSeconds: row?.oldest ?? 0,
  };
}
