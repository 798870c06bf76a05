import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyDatabase } from '../testing/testDatabase.ts';
import { migrate } from './migrate.ts';
import type { Database } from './openDatabase.ts';

let db: Database;
beforeEach(async () => {
  db = await emptyDatabase();
  await migrate(db);
});
afterEach(() => db.close());

test('rejects a database with a migration that this version does not know, and changes nothing', async () => {
  await sql`update portal.migrations set name = '999_of_a_newer_build' where name = '001_baseline'`.execute(
    db.kysely,
  );
  await sql`drop table portal.milestones`.execute(db.kysely);
  await expect(migrate(db)).rejects.toThrow(
    /^The database was created by another version of the service, .* set DATABASE_URL or DATA_DIR to another database\.$/,
  );
  const { rows } = await sql`select to_regclass('portal.milestones') as name`.execute(db.kysely);
  expect(rows).toEqual([{ name: null }]);
});
