import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullFiles, isFull } from '@bank-bonuses/test-config/full';

const root = join(import.meta.dirname, '../..');

/**
 * The database tests that run on PGlite in every run, because the two databases may differ there: the driver,
 * the schema, what earlier builds have stored, imports, locks, claims, counters and rotation. `FULL=1` runs them all.
 */
export const testsOnBothDatabases: readonly string[] = [
  'golden/databases.test.ts',
  'src/backoffice/importFile.test.ts',
  'src/backoffice/importProgress.test.ts',
  'src/backoffice/payments.test.ts',
  'src/cli/keysRotate.test.ts',
  'src/customers/activityPage.test.ts',
  'src/customers/customerProgress.test.ts',
  'src/customers/filteredActivity.test.ts',
  'src/customers/profileRoutes.test.ts',
  'src/customers/readRoutes.test.ts',
  'src/db/bothDatabases.test.ts',
  'src/db/exactTexts.test.ts',
  'src/registration/claims/charges.test.ts',
  'src/registration/claims/claims.test.ts',
  'src/registration/register.test.ts',
  'src/security/throttle.test.ts',
  'src/upkeep/removeUnfinished.test.ts',
  'src/upkeep/unfinished.test.ts',
];

/** Every file that works on the shared test database. All of them run on Postgres. */
export function databaseTests(): string[] {
  return allTests().filter(usesDatabase);
}

/** Those that run on PGlite in this run. */
export function embeddedTests(): string[] {
  return isFull ? databaseTests() : [...testsOnBothDatabases];
}

/** Every file that needs no shared database. */
export function serviceTests(): string[] {
  return allTests().filter((file) => !usesDatabase(file));
}

function allTests(): string[] {
  return globSync('{src,conformance,golden}/**/*.test.ts', {
    cwd: root,
    exclude: isFull ? [] : [fullFiles],
  }).sort();
}

function usesDatabase(file: string): boolean {
  return /testing\/test(Database|Service)\.ts'/.test(readFileSync(join(root, file), 'utf8'));
}
