import { sql } from 'kysely';
import type { Database } from '../src/db/openDatabase.ts';
import type { ServiceTables } from '../src/db/tables.ts';
import type { GoldenRow, GoldenTables } from './readGolden.ts';

type Table = keyof ServiceTables;
type Db = Pick<Database, 'kysely'>;

/** Returns the service's tables with their current columns. */
export async function columnsOf({ kysely }: Db): Promise<Map<Table, string[]>> {
  const tables = await kysely.introspection.getTables();
  return new Map(
    tables
      .filter(({ schema, name }) => schema === 'portal' && !name.startsWith('migrations'))
      .map(({ name, columns }) => [
        `portal.${name}` as Table,
        columns.map((column) => column.name),
      ]),
  );
}

/** Returns all rows by table, reduced to the given columns. */
export async function dumpTables(
  { kysely }: Db,
  columns: ReadonlyMap<Table, readonly string[]>,
): Promise<GoldenTables> {
  const tables: GoldenTables = {};
  for (const [table, names] of columns) {
    const wanted = sql.join(names.map((name) => sql.ref(name)));
    const { rows } = await sql<{ row: GoldenRow }>`select to_jsonb(stored) as row
      from (select ${wanted} from ${sql.table(table)}) as stored`.execute(kysely);
    tables[table] = rows.map(({ row }) => row);
  }
  return tables;
}

/** Inserts dumped rows without triggers: the dump includes the rows that triggers created. */
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
