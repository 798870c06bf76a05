import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabase } from '../../testing/testDatabase.ts';
import { activityDays } from './activityDays.ts';
import { activityMonths } from './activityMonths.ts';
import { firstTables } from './firstTables.ts';

test('the migration adds positions and counts to existing activity', async () => {
  const { kysely, close } = await emptyDatabase();
  await sql`create schema portal`.execute(kysely);
  await firstTables.up(kysely);
  await activityMonths.up(kysely);
  // Disables foreign keys, since the rows' customers do not exist.
  await sql`set session_replication_role = replica`.execute(kysely);
  await sql`insert into portal.task_completions
      (id, registration_id, date, bank, task_type, amount_cents, account)
    select gen_random_uuid(), customer, date '2026-11-20' - (i % 3), 'Chase', 'Fee', 1, 'Chase'
    from generate_series(1, 12) as i, (select gen_random_uuid() as customer
      from generate_series(1, 2)) as customers`.execute(kysely);
  await activityDays.up(kysely);

  const { rows } = await sql<{ places: number[]; completions: number }>`
    select array_agg(day_position order by day_position) as places, completions
    from portal.task_completions as stored join portal.activity_days as days
      on days.registration_id = stored.registration_id and days.day = stored.date
    group by stored.registration_id, stored.date, completions`.execute(kysely);
  expect(rows).toEqual(Array.from({ length: 6 }, () => ({ places: [1, 2, 3, 4], completions: 4 })));
  await close();
});
