import { sql } from 'kysely';
import type { Database } from '../db/index.ts';

export const mailStates = ['waiting', 'sent', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

const stateOf = sql<MailState>`case when sent_at is not null then 'sent'
  when failed_at is not null then 'failed' else 'waiting' end`;

/** Returns the mails of the outbox for staff, oldest first, without the recipients' addresses. */
export async function listMails(
  { kysely }: Database,
  { state, registrationId }: { state?: MailState | undefined; registrationId?: string | undefined },
) {
  return kysely
    .selectFrom('portal.mail_outbox')
    .select(['id', 'registration_id', 'kind', 'attempts', 'last_error'])
    .select(({ fn }) => fn.coalesce('sent_at', 'failed_at', 'created_at').as('since'))
    .select(stateOf.as('state'))
    .$if(state !== undefined, (mails) => mails.where(stateOf, '=', state ?? 'waiting'))
    .$if(registrationId !== undefined, (mails) =>
      mails.where('registration_id', '=', registrationId ?? ''),
    )
    .orderBy('created_at')
    .execute();
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

export async function mailStats({ kysely }: Database): Promise<MailStats | undefined> {
  const { rows } = await sql<MailStats>`select
    (count(*) filter (where failed_at is null))::integer as waiting,
    (count(*) filter (where failed_at is not null))::integer as failed,
    coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null)), 0)::float
      as "oldestWaitingSeconds"
    from portal.mail_outbox where sent_at is null`.execute(kysely);
  return rows[0];
}
