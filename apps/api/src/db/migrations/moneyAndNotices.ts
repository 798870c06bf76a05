import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the back office knows about a customer's money, and the notices by mail. */
export const moneyAndNotices: Migration = {
  async up(db) {
    for (const statement of [...moneyColumns, ...noticeColumns]) await statement.execute(db);
  },
};

const moneyColumns = [
  sql`alter table portal.enrollments add column withheld_cents bigint`,
  sql`alter table portal.accounts
    add column last_four text,
    add column purpose text,
    add column purpose_bank text,
    add column last_movement_date date,
    add column last_movement_amount_cents bigint,
    add column seen_on date`,
  sql`alter table portal.milestones
    add column failed_on date,
    add column failure_reason text`,
  sql`alter table portal.task_completions add column category text`,
  // Most completions have no category, so that this index stays small.
  sql`create index task_completions_by_category
    on portal.task_completions (registration_id, category) include (amount_cents)
    where category is not null`,
];

const noticeColumns = [
  sql`alter table portal.mail_outbox
    add column about text,
    add column recipient text,
    drop constraint mail_outbox_kind_check`,
  sql`alter table portal.mail_outbox add constraint mail_outbox_kind_check check (kind in (
    'registration_received', 'payment_received', 'contact_changed', 'payout_sent', 'requirement_due'
  ))`,
  // Finds what has already been announced, so that every event is announced once.
  sql`create unique index mail_outbox_announced on portal.mail_outbox (registration_id, kind, about)
    where kind in ('payout_sent', 'requirement_due')`,
];
