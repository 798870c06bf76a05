import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fullFiles, isFull } from '@bank-bonuses/test-config/full';

const root = join(import.meta.dirname, '../..');

/**
 * Database tests that also run on PGlite by default, because the two databases may differ in these
 * areas: the driver and its values, the schema and the data of the first build, imports, and claims
 * with a single connection. With `FULL=1` all database tests run on both.
 */
export const testsOnBothDatabases: readonly string[] = [
  'golden/databases.test.ts',
  'src/backoffice/imports/importKinds.test.ts',
  'src/customers/profileRoutes.test.ts',
  'src/customers/readRoutes.test.ts',
  'src/db/bothDatabases.test.ts',
  'src/db/embedded/exactTexts.test.ts',
  'src/mail/outboxClaims.test.ts',
  'src/registration/claims/claims.test.ts',
];

/** Returns every test file that uses the shared test database. All of them run on Postgres. */
export function databaseTests(): string[] {
  return allTests().filter(usesDatabase);
}

/** Returns the test files that run on PGlite. */
export function embeddedTests(): string[] {
  return isFull ? databaseTests() : [...testsOnBothDatabases];
}

/** Returns every test file that needs no shared database. */
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
