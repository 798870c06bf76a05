import { sql } from 'kysely';
import { inject } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type Database } from '../db/openDatabase.ts';
import { createEmptyDatabase } from './postgresServer.ts';
import { preparedCluster } from './preparedCluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which database the tests of a project are for. */
    databaseKind: Database['kind'];
  }
}

let shared: Promise<Database> | undefined;

/**
 * One database for every test file of the run, since making one takes seconds; each file begins with
 * empty tables. The project `embedded` has it on PGlite, the project `postgres` on a Postgres server.
 */
export async function testDatabase(): Promise<Database> {
  shared ??= openMigrated();
  const db = await shared;
  await sql`truncate portal.registration_intents, portal.throttle_counters,
    portal.refusal_counters, portal.test_processor_charges, portal.audit_events cascade`.execute(
    db.kysely,
  );
  return db;
}

async function openMigrated(): Promise<Database> {
  const db = await emptyDatabase();
  await migrate(db);
  return db;
}

/** A database of one's own, without any table; whoever opens it closes it. */
export async function emptyDatabase(): Promise<Database> {
  const serverUrl = inject('postgresUrl');
  const isEmbedded = inject('databaseKind') === 'pglite';
  if (!isEmbedded && serverUrl === undefined)
    throw new Error('These tests need a Postgres server.');
  return openDatabase(
    isEmbedded || serverUrl === undefined
      ? { snapshot: await preparedCluster() }
      : { databaseUrl: await createEmptyDatabase(serverUrl) },
  );
}
