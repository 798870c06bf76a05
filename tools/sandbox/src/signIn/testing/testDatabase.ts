import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrateSignIn } from '../database/migrations.ts';
import type { SignInTables } from '../database/tables.ts';

let database: Promise<Kysely<SignInTables>> | undefined;
const statements: string[] = [];

/**
 * Returns the embedded database that all test files share, because creating one takes seconds. Use unique
 * addresses.
 */
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

/** Returns the SQL statements, without values, that run during the work. */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await work();
  return statements.splice(0);
}
