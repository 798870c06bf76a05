import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the outbox of mails to customers. A row stores only the kind of mail, neither text nor
 * address: the mail is composed from the registration when it is sent. A row is removed with its
 * registration.
 */
export const mailOutbox: Migration = {
  async up(db) {
    await sql`create table portal.mail_outbox (
      id uuid primary key default gen_random_uuid(),
      registration_id uuid not null references portal.registrations on delete cascade,
      kind text not null check (kind in ('registration_received', 'payment_received')),
      created_at timestamptz not null default now(),
      attempts integer not null default 0,
      due_at timestamptz not null default now(),
      claimed_until timestamptz,
      sent_at timestamptz,
      failed_at timestamptz,
      retried_at timestamptz,
      last_error text
    )`.execute(db);
    await sql`create index mail_outbox_waiting on portal.mail_outbox (due_at)
      where sent_at is null and failed_at is null`.execute(db);
    await sql`create index mail_outbox_registration on portal.mail_outbox (registration_id)`.execute(
      db,
    );
  },
};
