import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from './openDatabase.ts';

/**
 * Rejects when the database takes no writes. The row is gone again within its transaction, which is
 * committed all the same: a roll-back would not show that the log of the database can still be written.
 */
export async function checkWritable({ kysely, kind }: Database, timeoutMs: number): Promise<void> {
  const key = `writable:${randomUUID()}`;
  await kysely.transaction().execute(async (transaction) => {
    // PGlite has no clock of its own to end a statement by.
    if (kind === 'postgres') {
      await sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`.execute(
        transaction,
      );
    }
    await transaction
      .insertInto('portal.throttle_counters')
      .values({ key, window_start: new Date(), hits: 0 })
      .execute();
    await transaction.deleteFrom('portal.throttle_counters').where('key', '=', key).execute();
  });
}
