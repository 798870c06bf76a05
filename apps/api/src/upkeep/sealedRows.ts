import { sql } from 'kysely';
import type { Database } from '../db/openDatabase.ts';
import type { SealedColumn } from '../security/sealedColumns.ts';

export interface SealedRow {
  id: string;
  sealed: string;
}

const none = '00000000-0000-0000-0000-000000000000';

/** Rows that are sealed with another key than this one, a batch at a time, each once. */
export async function* rowsOfOtherKeys(
  { kysely }: Database,
  { table, column, key }: SealedColumn,
  keyId: string,
  batchSize: number,
): AsyncGenerator<SealedRow> {
  for (let after = none; ;) {
    const { rows } = await sql<SealedRow>`
      select ${sql.ref(key)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
      where ${sql.ref(key)} > ${after} and not starts_with(${sql.ref(column)}, ${`v1.${keyId}.`})
      order by ${sql.ref(key)} limit ${batchSize}`.execute(kysely);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    after = last.id;
  }
}

/** Puts the new ciphertext in the old one's place, unless somebody has written meanwhile. */
export async function replaceSealed(
  { kysely }: Database,
  { table, column, key }: SealedColumn,
  { id, sealed }: SealedRow,
  replacement: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${replacement}
    where ${sql.ref(key)} = ${id} and ${sql.ref(column)} = ${sealed}`.execute(kysely);
  return numAffectedRows === 1n;
}

/** How many values each key has sealed. */
export async function countByKey(
  { kysely }: Database,
  { table, column }: SealedColumn,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ key_id: string; values: number }>`
    select split_part(${sql.ref(column)}, '.', 2) as key_id, count(*)::integer as values
    from ${sql.table(table)} where ${sql.ref(column)} is not null group by 1`.execute(kysely);
  return new Map(rows.map((row) => [row.key_id, row.values]));
}
