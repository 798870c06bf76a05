import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { baseline } from './migrations/baseline.ts';
import { moneyAndNotices } from './migrations/moneyAndNotices.ts';
import type { Database } from './openDatabase.ts';

/**
 * The migrations in the order of their names. Never change a released migration: databases that
 * already ran it do not run it again.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_baseline': baseline,
  '002_money_and_notices': moneyAndNotices,
};

/** Thrown when another version of the service created the database. */
export class SchemaVersionError extends Error {
  constructor() {
    super(
      'The database was created by another version of the service, and nothing in it was changed. Export its registrations with that version, or set DATABASE_URL or DATA_DIR to another database.',
    );
    this.name = 'SchemaVersionError';
  }
}

/**
 * Migrates the schema `portal` to the newest version, or to an earlier one. All pending steps run
 * in one transaction, so a killed process leaves the schema unchanged. Instances that start at the
 * same time wait for each other.
 */
export async function migrate(
  { kysely }: Pick<Database, 'kysely'>,
  { to }: { to?: string } = {},
): Promise<void> {
  const applied = await appliedMigrations(kysely);
  if (applied.some((name) => !(name in migrations))) throw new SchemaVersionError();
  const migrator = new Migrator({
    db: kysely,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: 'portal',
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error } = await (to === undefined ? migrator.migrateToLatest() : migrator.migrateTo(to));
  if (error !== undefined) {
    throw error instanceof Error ? error : new Error('The database could not be migrated.');
  }
}

async function appliedMigrations(kysely: Database['kysely']): Promise<string[]> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('portal.migrations') is not null as exists`.execute(kysely);
  if (!found[0]?.exists) return [];
  const { rows } = await sql<{ name: string }>`select name from portal.migrations`.execute(kysely);
  return rows.map(({ name }) => name);
}
