import { sql } from 'kysely';
import { openDatabase, type Database } from '../db/openDatabase.ts';
import { migrate } from '../db/migrate.ts';
import { preparedCluster } from './preparedCluster.ts';

let shared: Promise<Database> | undefined;

/**
 * One embedded database for every test file of the run, since making one takes seconds; each file
 * begins with empty tables. `TEST_DATABASE_URL` runs the same tests on a Postgres server.
 */
export async function testDatabase(): Promise<Database> {
  shared ??= openMigrated();
  const db = await shared;
  await sql`truncate portal.registration_intents, portal.throttle_counters,
    portal.test_processor_charges, portal.audit_events cascade`.execute(db.kysely);
  return db;
}

async function openMigrated(): Promise<Database> {
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const db = await openDatabase(
    databaseUrl === undefined ? { snapshot: await preparedCluster() } : { databaseUrl },
  );
  await migrate(db);
  return db;
}
