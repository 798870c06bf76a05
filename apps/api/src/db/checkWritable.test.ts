import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../testing/testDatabase.ts';
import { checkWritable } from './checkWritable.ts';
import type { Database } from './openDatabase.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});

test('the write check leaves no row behind, and limits the time of its own statement only', async () => {
  await db.kysely.connection().execute(async (kysely) => {
    const deadline = () =>
      sql<{ statement_timeout: string }>`show statement_timeout`.execute(kysely);
    const { rows: before } = await deadline();
    await checkWritable({ ...db, kysely }, 1234);
    expect((await deadline()).rows).toEqual(before);
  });
  const rows = await db.kysely.selectFrom('portal.throttle_counters').selectAll().execute();
  expect(rows).toEqual([]);
});

test('the write check fails if the database rejects writes', async () => {
  await db.kysely.connection().execute(async (kysely) => {
    await sql`set default_transaction_read_only = on`.execute(kysely);
    try {
      await expect(checkWritable({ ...db, kysely }, 1234)).rejects.toMatchObject({ code: '25006' });
    } finally {
      await sql`set default_transaction_read_only = off`.execute(kysely);
    }
  });
});
