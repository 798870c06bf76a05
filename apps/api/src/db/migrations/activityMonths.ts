import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Counts and sums of the activity by month. Triggers maintain them, so that Home and paging cost
 * the same for any number of completions, and code that writes completions can ignore them.
 */
export const activityMonths: Migration = {
  async up(db) {
    await sql`create table portal.activity_months (
      registration_id uuid not null references portal.registrations on delete cascade,
      month date not null,
      completions integer not null,
      amount_cents bigint not null,
      primary key (registration_id, month)
    )`.execute(db);

    // Only updates existing months for deleted rows. When a customer is removed, the months may
    // already be deleted and must not be inserted again.
    await sql`create function portal.count_activity() returns trigger language plpgsql as $$
      begin
        if tg_op in ('DELETE', 'UPDATE') then
          update portal.activity_months as months
          set completions = months.completions - gone.completions,
              amount_cents = months.amount_cents - gone.amount_cents
          from (
            select registration_id, date_trunc('month', date::timestamp)::date as month,
              count(*)::integer as completions, sum(amount_cents)::bigint as amount_cents
            from old_rows group by 1, 2
          ) as gone
          where months.registration_id = gone.registration_id and months.month = gone.month;
        end if;
        if tg_op in ('INSERT', 'UPDATE') then
          insert into portal.activity_months as months (registration_id, month, completions, amount_cents)
          select registration_id, date_trunc('month', date::timestamp)::date as month,
            count(*)::integer, sum(amount_cents)::bigint
          from new_rows group by 1, 2 order by 1, 2
          on conflict (registration_id, month) do update
          set completions = months.completions + excluded.completions,
              amount_cents = months.amount_cents + excluded.amount_cents;
        end if;
        return null;
      end $$`.execute(db);

    const events = [
      ['insert', 'new table as new_rows'],
      ['update', 'old table as old_rows new table as new_rows'],
      ['delete', 'old table as old_rows'],
    ] as const;
    for (const [event, tables] of events) {
      await sql`create trigger ${sql.id(`count_${event}`)} after ${sql.raw(event)}
        on portal.task_completions referencing ${sql.raw(tables)}
        for each statement execute function portal.count_activity()`.execute(db);
    }
  },
};
