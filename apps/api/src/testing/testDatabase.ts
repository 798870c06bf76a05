import { sql } from 'kysely';
import { inject } from 'vitest';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type Database } from '../db/openDatabase.ts';
import { createEmptyDatabase } from './postgresServer.ts';

let shared: Promise<{ db: Database; url: string }> | undefined;

/**
 * Returns the database of the run with empty tables. All test files share it, since creating one
 * takes time.
 */
export async function testDatabase(): Promise<Database> {
  shared ??= openMigrated();
  const { db } = await shared;
  await emptyTables(db);
  return db;
}

/** Empties the database of the run, and returns its URL for a service or command that opens it. */
export async function testDatabaseUrl(): Promise<string> {
  shared ??= openMigrated();
  const { db, url } = await shared;
  await emptyTables(db);
  return url;
}

/**
 * Empties all tables. Small tables are emptied by deleting their rows, with triggers disabled:
 * truncating creates new files for every table and index, which takes longer than most tests. Large
 * tables are truncated, so that no dead rows remain.
 */
async function emptyTables({ kysely }: Database): Promise<void> {
  await sql`do $$
    declare
      name text;
    begin
      if exists (select from portal.task_completions) then
        truncate portal.registration_intents, portal.throttle_counters, portal.refusal_counters,
          portal.test_processor_charges, portal.audit_events cascade;
      else
        set local session_replication_role = replica;
        for name in select tablename from pg_tables
          where schemaname = 'portal' and tablename not like 'migrations%'
        loop
          execute format('delete from portal.%I', name);
        end loop;
      end if;
    end
  $$`.execute(kysely);
}

async function openMigrated(): Promise<{ db: Database; url: string }> {
  const url = await emptyDatabaseUrl();
  const db = await openDatabase({ databaseUrl: url });
  await migrate(db);
  return { db, url };
}

/** Creates a database without tables; the caller closes it. */
export async function emptyDatabase(): Promise<Database> {
  return openDatabase({ databaseUrl: await emptyDatabaseUrl() });
}

/** Creates a database without tables, and returns its URL. */
export async function emptyDatabaseUrl(): Promise<string> {
  return createEmptyDatabase(inject('postgresUrl'));
}
