import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from './openDatabase.ts';

/**
 * Rejects if the database does not accept writes. Inserts a row and deletes it in the same
 * transaction. The transaction is committed, since a rollback would not prove that the database can
 * write its log.
 */
export async function checkWritable({ kysely, kind }: Database, timeoutMs: number): Promise<void> {
  const key = `writable:${randomUUID()}`;
  await kysely.transaction().execute(async (transaction) => {
    // PGlite has no statement time-out.
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
