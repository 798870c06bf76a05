import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Every file that works on the shared test database: what holds on PGlite must hold on Postgres. */
export function databaseTests(): string[] {
  return globSync('{src,conformance,golden}/**/*.test.ts', { cwd: root }).filter((file) =>
    /testing\/test(Database|Service)\.ts'/.test(readFileSync(join(root, file), 'utf8')),
  );
}
