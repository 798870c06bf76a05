import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Counts of the activity by bank and task type, maintained by triggers like the monthly counts.
 * They provide the filter's options and its result counts at a constant cost.
 */
export const activityWords: Migration = {
  async up(db) {
    await sql`create table portal.activity_words (
      registration_id uuid not null references portal.registrations on delete cascade,
      bank text not null,
      task_type text not null,
      completions integer not null,
      primary key (registration_id, bank, task_type)
    )`.execute(db);
    await sql`insert into portal.activity_words (registration_id, bank, task_type, completions)
      select registration_id, bank, task_type, count(*)::integer
      from portal.task_completions group by 1, 2, 3`.execute(db);

    // A deletion must not insert a row of counts, because the customer may have been deleted, too.
    await sql`create function portal.count_activity_words() returns trigger language plpgsql as $$
      begin
        if tg_op in ('DELETE', 'UPDATE') then
          update portal.activity_words as words
          set completions = words.completions - gone.completions
          from (
            select registration_id, bank, task_type, count(*)::integer as completions
            from old_rows group by 1, 2, 3
          ) as gone
          where words.registration_id = gone.registration_id
            and words.bank = gone.bank and words.task_type = gone.task_type;
        end if;
        if tg_op in ('INSERT', 'UPDATE') then
          insert into portal.activity_words as words
            (registration_id, bank, task_type, completions)
          select registration_id, bank, task_type, count(*)::integer
          from new_rows group by 1, 2, 3 order by 1, 2, 3
          on conflict (registration_id, bank, task_type) do update
          set completions = words.completions + excluded.completions;
        end if;
        return null;
      end $$`.execute(db);

    const events = [
      ['insert', 'new table as new_rows', ''],
      // Ignores updates by other triggers: they only set positions within a day and change neither
      // bank nor task type.
      ['update', 'old table as old_rows new table as new_rows', 'when (pg_trigger_depth() = 0)'],
      ['delete', 'old table as old_rows', ''],
    ] as const;
    for (const [event, tables, condition] of events) {
      await sql`create trigger ${sql.id(`words_${event}`)} after ${sql.raw(event)}
        on portal.task_completions referencing ${sql.raw(tables)}
        for each statement ${sql.raw(condition)}
        execute function portal.count_activity_words()`.execute(db);
    }
  },
};
