import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Contract } from '../../contract/index.ts';
import type { Database } from '../../db/index.ts';
import type { ImportKind, ImportLine, LineValues, Outcome } from './importKind.ts';

/** A kind of import that stores each line as a row of a table. */
export interface RowKind {
  schema: object;
  table: 'enrollments' | 'accounts' | 'task_completions' | 'milestones';
  /** The columns that identify a row. */
  key: readonly string[];
  /** The field that names the key in messages. */
  keyField: string;
  /** The columns that an import sets in a new row only, besides key and customer. */
  fixed: readonly string[];
  /** The columns that an import changes. */
  columns: readonly string[];
  /** Fields with amounts; each is stored as `<field>_cents`. */
  money: readonly string[];
  /**
   * Whether amounts must not be negative. A balance can be overdrawn, and the activity may contain
   * fees.
   */
  isGain: boolean;
  /** Validates rules that the schema cannot express. */
  error?(values: LineValues): string | undefined;
}

type Row = Record<string, unknown> & { registration_id: string };

const notCents = 'Must be dollars and whole cents';
const ofAnother = 'external_id: Belongs to another customer';

export function rowImport(contract: Contract, kind: RowKind): ImportKind {
  const keyOf = (row: Record<string, unknown>) =>
    kind.key.map((column) => String(row[column])).join(' ');
  return {
    check: contract.compile(kind.schema),
    error: (values) => moneyError(kind, values) ?? kind.error?.(values),
    keyField: kind.keyField,
    keyOf: (line) => keyOf(rowOf(kind, line, 0)),
    write: async (db, lines) => {
      const rows = lines.map((line, index) => rowOf(kind, line, index));
      const written = new Map(
        (await upsert(db, kind, rows)).map((row) => [keyOf(row), row.is_new ? 'new' : 'changed']),
      );
      const left = rows.filter((row) => !written.has(keyOf(row)));
      const owners = new Map(
        (await ownersOf(db, kind, left)).map((row) => [keyOf(row), row.registration_id]),
      );
      return rows.map((row): Outcome => {
        const outcome = written.get(keyOf(row));
        if (outcome) return outcome as Outcome;
        return owners.get(keyOf(row)) === row.registration_id ? 'unchanged' : { error: ofAnother };
      });
    },
  };
}

function moneyError({ money, isGain }: RowKind, values: LineValues): string | undefined {
  for (const name of money) {
    const dollars = dollarsOf(values, name);
    if (dollars === null) continue;
    const cents = toCents(dollars);
    if (cents === undefined) return `${name}: ${notCents}`;
    if (isGain && cents < 0) return `${name}: Must be at least 0`;
  }
  return undefined;
}

/** Returns an amount in dollars; `null` if it is missing. */
const dollarsOf = (values: LineValues, name: string) =>
  (values[name] ?? null) as number | string | null;

/**
 * Converts a line to a row of its table. Each row of a batch is a microsecond later than the one
 * before, so that accounts keep the order of the file.
 */
function rowOf(kind: RowKind, { values, registrationId }: ImportLine, index: number): Row {
  const { milestone, ...fields } = values;
  const money = kind.money.map((name) => {
    const dollars = dollarsOf(values, name);
    return [`${name}_cents`, dollars === null ? null : toCents(dollars)] as const;
  });
  const microseconds = String(index).padStart(3, '0');
  return {
    ...fields,
    ...Object.fromEntries<unknown>(money),
    kind: milestone,
    registration_id: registrationId,
    id: randomUUID(),
    created_at: new Date().toISOString().replace('Z', `${microseconds}Z`),
  };
}

/**
 * Inserts new rows and updates changed ones. Does not change a row that belongs to another
 * customer.
 */
async function upsert(
  { kysely }: Pick<Database, 'kysely'>,
  { table: name, key, fixed, columns }: RowKind,
  rows: readonly Row[],
): Promise<(Record<string, unknown> & { is_new: boolean })[]> {
  const table = sql.table(`portal.${name}`);
  const list = (names: readonly string[], source?: string) =>
    sql.join(names.map((column) => sql.ref(source ? `${source}.${column}` : column)));
  const all = list([...new Set(['registration_id', ...key, ...fixed, ...columns])]);
  const result = await sql<Record<string, unknown> & { is_new: boolean }>`
    insert into ${table} as stored (${all})
    select ${all} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
    on conflict (${list(key)}) do update set (${list(columns)}) = row (${list(columns, 'excluded')})
    where stored.registration_id = excluded.registration_id
      and (${list(columns, 'stored')}) is distinct from (${list(columns, 'excluded')})
    returning ${list(key)}, (xmax = 0) as is_new`.execute(kysely);
  return result.rows;
}

/** Returns the stored rows with the keys of these rows. */
async function ownersOf({ kysely }: Pick<Database, 'kysely'>, kind: RowKind, rows: readonly Row[]) {
  const table = sql.table(`portal.${kind.table}`);
  const keys = sql.join(kind.key.map((column) => sql.ref(column)));
  const result = await sql<Row>`select ${keys}, registration_id from ${table}
    where (${keys}) in (select ${keys}
      from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb))`.execute(
    kysely,
  );
  return result.rows;
}

/**
 * Maximum amount in cents: more than any account holds, and still an exact integer in JavaScript.
 */
const maxCents = 1e13;

/**
 * Converts dollars (a number or text) to whole cents. Returns `undefined` if there is a fraction of
 * a cent or the amount is too large.
 */
export function toCents(dollars: number | string): number | undefined {
  if (typeof dollars === 'string' && !/^-?\d{1,12}(\.\d{1,2})?$/.test(dollars)) return undefined;
  const number = Number(dollars);
  const cents = Math.round(number * 100);
  // Rejects amounts with fractions of a cent: converting the cents back must give the same number.
  return Math.abs(cents) <= maxCents && cents / 100 === number ? cents + 0 : undefined;
}
