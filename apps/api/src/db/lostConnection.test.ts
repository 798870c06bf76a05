import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { emptyDatabaseUrl } from '../testing/testDatabase.ts';
import { isDatabaseUnavailable } from './databaseErrors.ts';
import { openDatabase, type Database } from './openDatabase.ts';

/** Returns the connections of the other pools to this database, in use or idle. */
async function connections({ kysely }: Database): Promise<{ pid: number; state: string }[]> {
  const { rows } = await sql<{ pid: number; state: string }>`
    select pid, state from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(kysely);
  return rows;
}

/** Terminates the connections, and waits until the server no longer lists them. */
async function endAll(admin: Database): Promise<void> {
  for (const { pid } of await connections(admin)) {
    await sql`select pg_terminate_backend(${pid}, 60000)`.execute(admin.kysely);
  }
}

test('queries on connections that the database closes fail as unavailable, idle ones are replaced', async () => {
  const databaseUrl = await emptyDatabaseUrl();
  const [db, admin] = [await openDatabase({ databaseUrl }), await openDatabase({ databaseUrl })];
  const one = () => sql`select 1 as one`.execute(db.kysely);
  // Without its listeners, the process would end here with an unhandled error.
  await one();
  await endAll(admin);
  expect(await one().then(() => true, isDatabaseUnavailable)).toBe(true);

  // The pool may still hold a closed connection that it has not noticed: three queries at once take
  // every connection of the pool, and a closed one is dropped after its failure.
  const three = () => Promise.all([one(), one(), one()]);
  const areReplaced = () => three().then(() => 'yes', isDatabaseUnavailable);
  await expect.poll(areReplaced, { timeout: 60_000 }).toBe('yes');

  const sleep = sql`select pg_sleep(600)`;
  const busy = [
    sleep.execute(db.kysely),
    db.kysely.transaction().execute((transaction) => sleep.execute(transaction)),
    db.kysely.transaction().execute(async (transaction) => {
      await sleep.execute(transaction).catch(() => undefined);
      // The connection is closed by now.
      return sql`select 1`.execute(transaction);
    }),
  ].map((query) => query.then(() => 'succeeded', isDatabaseUnavailable));
  const active = async () =>
    (await connections(admin)).filter(({ state }) => state === 'active').length;
  await expect.poll(active, { timeout: 60_000 }).toBe(3);
  await endAll(admin);
  expect(await Promise.all(busy)).toEqual([true, true, true]);
  expect((await one()).rows).toEqual([{ one: 1 }]);
  await db.close();
  await admin.close();
});
