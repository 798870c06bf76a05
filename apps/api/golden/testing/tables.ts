import { sql } from 'kysely';
import type { Database } from '../../src/db/openDatabase.ts';
import type { GoldenTables } from './readGolden.ts';

type Db = Pick<Database, 'kysely'>;

/** Returns the columns of each of the service's tables. */
export async function columnsOf({ kysely }: Db): Promise<Record<string, string[]>> {
  const tables = await kysely.introspection.getTables();
  return Object.fromEntries(
    tables
      .filter(({ schema, name }) => schema === 'portal' && !name.startsWith('migrations'))
      .map(({ name, columns }) => [`portal.${name}`, columns.map((column) => column.name).sort()]),
  );
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
