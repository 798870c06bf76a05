import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import type { EncryptedColumn } from '../encryption/index.ts';

export interface EncryptedRow {
  id: string;
  ciphertext: string;
}

/** Returns each row whose value is encrypted with a key other than `keyId`. */
export async function rowsOfOtherKeys(
  { kysely }: Database,
  { table, column, key }: EncryptedColumn,
  keyId: string,
): Promise<EncryptedRow[]> {
  const { rows } = await sql<EncryptedRow>`
    select ${sql.ref(key)} as id, ${sql.ref(column)} as ciphertext from ${sql.table(table)}
    where not starts_with(${sql.ref(column)}, ${`v1.${keyId}.`})
    order by ${sql.ref(key)}`.execute(kysely);
  return rows;
}

/** Replaces a ciphertext, unless it has changed since it was read. */
export async function replaceCiphertext(
  { kysely }: Database,
  { table, column, key }: EncryptedColumn,
  { id, ciphertext }: EncryptedRow,
  replacement: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${replacement}
    where ${sql.ref(key)} = ${id} and ${sql.ref(column)} = ${ciphertext}`.execute(kysely);
  return numAffectedRows === 1n;
}

/** Counts the values of a column by the key that encrypted them. */
export async function countByKey({ kysely }: Database, { table, column }: EncryptedColumn) {
  const { rows } = await sql<{ key_id: string; values: number }>`
    select split_part(${sql.ref(column)}, '.', 2) as key_id, count(*)::integer as values
    from ${sql.table(table)} where ${sql.ref(column)} is not null group by 1`.execute(kysely);
  return rows;
}
