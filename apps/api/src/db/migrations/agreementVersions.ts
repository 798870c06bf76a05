import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the accepted version of each agreement; `null` for existing rows, where it is unknown. */
export const agreementVersions: Migration = {
  async up(db) {
    await sql`alter table portal.consents add column version text`.execute(db);
  },
};
