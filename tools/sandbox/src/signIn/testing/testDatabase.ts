import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrateSignIn } from '../database/migrations.ts';
import type { SignInTables } from '../database/tables.ts';

let database: Promise<Kysely<SignInTables>> | undefined;
const statements: string[] = [];

/** One embedded database for every test file; creating one takes seconds, so tests differ by their addresses. */
export function testDatabase(): Promise<Kysely<SignInTables>> {
  database ??= (async () => {
    const pglite = await PGlite.create();
    const db = new Kysely<SignInTables>({
      dialect: new PGliteDialect({ pglite }),
      log({ query }) {
        statements.push(query.sql);
      },
    });
    await migrateSignIn(db);
    return db;
  })();
  return database;
}

/** The SQL that runs while the work does, without its values. */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await work();
  return statements.splice(0);
}
