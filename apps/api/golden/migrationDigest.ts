import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { createHash } from 'node:crypto';

/** A digest of everything that a migration asks of a database. */
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
