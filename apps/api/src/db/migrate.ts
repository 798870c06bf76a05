import { Migrator, type Migration } from 'kysely/migration';
import { activityDays } from './migrations/activityDays.ts';
import { activityMonths } from './migrations/activityMonths.ts';
import { activityWords } from './migrations/activityWords.ts';
import { agreementVersions } from './migrations/agreementVersions.ts';
import { auditEvents } from './migrations/auditEvents.ts';
import { customerProgress } from './migrations/customerProgress.ts';
import { externalIds } from './migrations/externalIds.ts';
import { firstTables } from './migrations/firstTables.ts';
import { mailOutbox } from './migrations/mailOutbox.ts';
import { refusalCounters } from './migrations/refusalCounters.ts';
import { references } from './migrations/references.ts';
import type { Database } from './openDatabase.ts';

/**
 * The migrations in the order of their names. Never change a released migration: databases that
 * already ran it do not run it again. `npm run golden` records a new one.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001_first_tables': firstTables,
  '002_activity_months': activityMonths,
  '003_audit_events': auditEvents,
  '004_external_ids': externalIds,
  '005_activity_days': activityDays,
  '006_refusal_counters': refusalCounters,
  '007_agreement_versions': agreementVersions,
  '008_references': references,
  '009_mail_outbox': mailOutbox,
  '010_customer_progress': customerProgress,
  '011_activity_words': activityWords,
};

/**
 * Migrates the schema `portal` to the newest version, or to an earlier one. All pending steps run
 * in one transaction, so a killed process leaves the schema unchanged. Instances that start at the
 * same time wait for each other.
 */
export async function migrate(
  database: Pick<Database, 'kysely'>,
  { to }: { to?: string } = {},
): Promise<void> {
  const migrator = new Migrator({
    db: database.kysely,
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
