import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the audit events: actions of staff on customers' data. The table is append-only, and its
 * rows outlive the customers that they refer to.
 */
export const auditEvents: Migration = {
  async up(db) {
    await sql`create table portal.audit_events (
      id uuid primary key,
      happened_at timestamptz not null default now(),
      operator text not null,
      action text not null,
      registration_id uuid,
      details jsonb not null default '{}'
    )`.execute(db);
    await sql`create index audit_events_by_time on portal.audit_events (happened_at)`.execute(db);
    await sql`create index audit_events_of_registration on portal.audit_events (registration_id)
      where registration_id is not null`.execute(db);
  },
};
