import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/openDatabase.ts';
import type { ServiceTables } from '../db/tables.ts';

/** Waits until this number of connections to the database wait for a lock. */
export async function untilBlocked({ kysely }: Database, connections: number): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(kysely);
    if (rows.length >= connections) return;
  }
}

/**
 * Runs several tasks that write the same row, while a transaction holds the lock that `lock`
 * acquires. Each task has finished its reads without a lock before any of them writes, so code that
 * reads and then writes without a lock always fails.
 */
export async function startTogether<Result>(
  db: Database,
  lock: (kysely: Kysely<ServiceTables>) => Promise<unknown>,
  work: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  let results: Promise<Result[]> | undefined;
  await db.kysely.transaction().execute(async (kysely) => {
    await lock(kysely);
    results = Promise.all(work.map((start) => start()));
    // The caller gets the rejection; this only prevents an unhandled-rejection warning.
    results.catch(() => undefined);
    await untilBlocked(db, work.length);
  });
  return (await results) ?? [];
}
