import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrateSignIn } from '../database/migrations.ts';
import type { SignInTables } from '../database/tables.ts';

let database: Promise<Kysely<SignInTables>> | undefined;
const statements: string[] = [];

/**
 * Returns the embedded database, which all test files share because creating it takes seconds. Use
 * a new email address in each test.
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

/**
 * Returns the SQL statements that are executed while `work` runs, without their parameter values.
 */
export async function recordStatements(work: () => Promise<unknown>): Promise<string[]> {
  statements.length = 0;
  await work();
  return statements.splice(0);
}
