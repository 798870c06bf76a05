import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds the data about a customer's progress after registration: requirements, payouts and fees of a
 * bonus, dates of the milestones, the number of referrals, and indexes for the filtered activity.
 */
export const customerProgress: Migration = {
  async up(db) {
    await sql`alter table portal.enrollments
      add column requirements jsonb,
      add column expected_payout_cents bigint,
      add column expected_payout_date date,
      add column payout_cents bigint,
      add column payout_date date,
      add column fee_kept_cents bigint,
      add column cancellation_reason text`.execute(db);
    await sql`create table portal.milestones (
      registration_id uuid not null references portal.registrations on delete cascade,
      kind text not null,
      done_on date,
      expected_on date,
      primary key (registration_id, kind)
    )`.execute(db);
    await sql`alter table portal.registrations add column referral_count integer`.execute(db);
    for (const column of ['bank', 'task_type']) {
      await sql`create index ${sql.id(`task_completions_by_${column}`)}
        on portal.task_completions (registration_id, ${sql.ref(column)}, date, day_position)
        where day_position is not null`.execute(db);
    }
  },
};
