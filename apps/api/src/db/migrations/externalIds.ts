import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the back office's own keys, by which an import identifies existing rows. */
export const externalIds: Migration = {
  async up(db) {
    for (const table of ['enrollments', 'accounts', 'task_completions']) {
      const name = sql.table(`portal.${table}`);
      await sql`alter table ${name} add column external_id text`.execute(db);
      await sql`create unique index ${sql.id(`${table}_by_external_id`)}
        on ${name} (external_id)`.execute(db);
    }
  },
};
