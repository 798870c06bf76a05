import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { createHash } from 'node:crypto';

/** Returns a digest of every statement of a migration. */
export async function migrationDigest(migration: Migration): Promise<string> {
  const digest = createHash('sha256');
  const recorder = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (kysely) => new PostgresIntrospector(kysely),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      digest.update(JSON.stringify([query.sql, query.parameters]));
    },
  });
  await migration.up(recorder);
  return digest.digest('hex');
}
