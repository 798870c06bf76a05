import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The accepted version of each contract; null for existing rows, where it is unknown. */
export const agreementVersions: Migration = {
  async up(db) {
    await sql`alter table portal.consents add column version text`.execute(db);
  },
};
