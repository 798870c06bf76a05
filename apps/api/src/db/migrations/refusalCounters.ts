import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Adds counters of declined and rejected registrations. They cover a longer time than the counters
 * of attempts.
 */
export const refusalCounters: Migration = {
  async up(db) {
    await sql`create table portal.refusal_counters (
      key text primary key,
      window_start timestamptz not null,
      hits integer not null
    )`.execute(db);
    await sql`create index refusal_counters_by_age on portal.refusal_counters (window_start)`.execute(
      db,
    );
  },
};
