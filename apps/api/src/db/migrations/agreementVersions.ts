import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which version of a contract was accepted. Nobody can tell that of the rows that are there already. */
export const agreementVersions: Migration = {
  async up(db) {
    await sql`alter table portal.consents add column version text`.execute(db);
  },
};
