import { sql } from 'kysely';
import type { Database } from '../../src/db/openDatabase.ts';
import type { GoldenTables } from './readGolden.ts';

type Db = Pick<Database, 'kysely'>;

/** Returns the names of the service's tables. */
export async function tablesOf({ kysely }: Db): Promise<string[]> {
  const tables = await kysely.introspection.getTables();
  return tables
    .filter(({ schema, name }) => schema === 'portal' && !name.startsWith('migrations'))
    .map(({ name }) => `portal.${name}`);
}

/** Inserts recorded rows in any order of the tables. */
export async function loadTables({ kysely }: Db, tables: GoldenTables): Promise<void> {
  await kysely.transaction().execute(async (inside) => {
    await sql`set local session_replication_role = replica`.execute(inside);
    for (const [table, rows] of Object.entries(tables)) {
      const name = sql.table(table);
      await sql`insert into ${name} select * from
        jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`.execute(inside);
    }
  });
}
