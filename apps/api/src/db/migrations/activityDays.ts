import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Stores the position of every completion within its day, and a count for every day. Together with
 * the monthly counts, they locate any page without reading the rows before it. Triggers maintain
 * positions and counts, so code that writes completions can ignore them: a new row gets the last
 * position of its day, and moving or removing a row closes the gap.
 */
export const activityDays: Migration = {
  async up(db) {
    await sql`alter table portal.task_completions add column day_position integer`.execute(db);
    await sql`create table portal.activity_days (
      registration_id uuid not null references portal.registrations on delete cascade,
      day date not null,
      completions integer not null,
      primary key (registration_id, day)
    )`.execute(db);
    await sql`insert into portal.activity_days (registration_id, day, completions)
      select registration_id, date, count(*) from portal.task_completions group by 1, 2`.execute(
      db,
    );
    await sql`update portal.task_completions as stored set day_position = placed.position
      from (
        select id, row_number() over (partition by registration_id, date order by id) as position
        from portal.task_completions
      ) as placed
      where stored.id = placed.id`.execute(db);

    // Excludes rows without a position: every row is first inserted without one, and these dead row
    // versions would slow down index scans.
    await sql`create index task_completions_by_place
      on portal.task_completions (registration_id, date, day_position)
      where day_position is not null`.execute(db);
    await sql`drop index portal.task_completions_newest_first`.execute(db);
    await sql`create index task_completions_of_customer
      on portal.task_completions (registration_id)`.execute(db);

    await sql`create function portal.place_new_activity() returns trigger language plpgsql as $$
      begin
        with added as (
          select registration_id, date, count(*)::integer as completions from new_rows group by 1, 2
        ), counted as (
          insert into portal.activity_days as days (registration_id, day, completions)
          select registration_id, date, completions from added order by 1, 2
          on conflict (registration_id, day) do update
          set completions = days.completions + excluded.completions
          returning registration_id, day, completions
        ), placed as (
          select new_rows.id, counted.completions - added.completions
            + row_number() over (partition by registration_id, date order by new_rows.id) as position
          from new_rows join added using (registration_id, date)
            join counted using (registration_id) where counted.day = date
        )
        update portal.task_completions as stored set day_position = placed.position
        from placed where stored.id = placed.id;
        return null;
      end $$`.execute(db);

    await sql`create function portal.place_after_delete() returns trigger language plpgsql as $$
      begin
        update portal.activity_days as days set completions = days.completions - gone.completions
        from (
          select registration_id, date, count(*)::integer as completions from old_rows group by 1, 2
        ) as gone
        where days.registration_id = gone.registration_id and days.day = gone.date;

        update portal.task_completions as stored set day_position = placed.position
        from (
          select id,
            row_number() over (partition by registration_id, date order by day_position) as position
          from portal.task_completions
          where day_position is not null
            and (registration_id, date) in (select registration_id, date from old_rows)
        ) as placed
        where stored.id = placed.id and stored.day_position <> placed.position;
        return null;
      end $$`.execute(db);

    await sql`create function portal.place_moved_activity() returns trigger language plpgsql as $$
      begin
        insert into portal.activity_days as days (registration_id, day, completions)
        select registration_id, day, sum(difference)::integer from (
          select gone.registration_id, gone.date as day, -1 as difference
          from old_rows as gone join new_rows as come using (id)
          where (gone.registration_id, gone.date) <> (come.registration_id, come.date)
          union all
          select come.registration_id, come.date, 1
          from old_rows as gone join new_rows as come using (id)
          where (gone.registration_id, gone.date) <> (come.registration_id, come.date)
        ) as differences
        group by 1, 2 order by 1, 2
        on conflict (registration_id, day) do update
        set completions = days.completions + excluded.completions;

        with moved as (
          select id, gone.registration_id as old_customer, gone.date as old_day,
            come.registration_id as new_customer, come.date as new_day
          from old_rows as gone join new_rows as come using (id)
          where (gone.registration_id, gone.date) <> (come.registration_id, come.date)
        ), touched as (
          select old_customer as registration_id, old_day as date from moved
          union select new_customer, new_day from moved
        ), placed as (
          select id, row_number() over (
            partition by registration_id, date
            order by id in (select id from moved), day_position, id
          ) as position
          from portal.task_completions
          where day_position is not null
            and (registration_id, date) in (select registration_id, date from touched)
        )
        update portal.task_completions as stored set day_position = placed.position
        from placed where stored.id = placed.id and stored.day_position <> placed.position;
        return null;
      end $$`.execute(db);

    await sql`create trigger place_insert after insert on portal.task_completions
      referencing new table as new_rows
      for each statement execute function portal.place_new_activity()`.execute(db);
    await sql`create trigger place_delete after delete on portal.task_completions
      referencing old table as old_rows
      for each statement execute function portal.place_after_delete()`.execute(db);
    await sql`create trigger place_update after update on portal.task_completions
      referencing old table as old_rows new table as new_rows
      for each statement when (pg_trigger_depth() = 0)
      execute function portal.place_moved_activity()`.execute(db);

    // When the triggers set positions, no month changes, so the monthly counts ignore nested
    // trigger updates.
    await sql`drop trigger count_update on portal.task_completions`.execute(db);
    await sql`create trigger count_update after update on portal.task_completions
      referencing old table as old_rows new table as new_rows
      for each statement when (pg_trigger_depth() = 0)
      execute function portal.count_activity()`.execute(db);
  },
};
