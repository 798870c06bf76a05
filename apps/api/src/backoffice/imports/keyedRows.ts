import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Contract } from '../../contract/index.ts';
import type { Database } from '../../db/index.ts';
import type { ImportKind, ImportLine, LineValues, Outcome } from './importKind.ts';
import type { KeyedKind } from './importSchemas.ts';
import { monotonicTimestamps } from './monotonicTimestamps.ts';

type Row = Record<string, unknown> & { external_id: string; registration_id: string };

const notCents = 'Must be dollars and whole cents';
const ofAnother = 'external_id: Belongs to another customer';

/** Returns an import whose rows are identified by the back office's own key, `external_id`. */
export function keyedRows(contract: Contract, kind: KeyedKind): ImportKind {
  const nextMoment = monotonicTimestamps();
  return {
    schema: kind.schema,
    check: contract.compile(kind.schema),
    error: (values) => moneyError(kind, values) ?? kind.error?.(values),
    keyField: 'external_id',
    keyOf: ({ values }) => String(values['external_id']),
    write: async (db, lines) => {
      const rows = lines.map((line) => rowOf(kind, line, nextMoment()));
      const outcomes = new Map<string, Outcome>(
        (await upsert(db, kind, rows)).map((row) => [
          row.external_id,
          row.is_new ? 'new' : 'changed',
        ]),
      );
      const left = new Map(
        rows.flatMap((row) => (outcomes.has(row.external_id) ? [] : [[row.external_id, row]])),
      );
      for (const { external_id, registration_id } of await ownersOf(db, kind, [...left.keys()])) {
        const isOwn = left.get(external_id)?.registration_id === registration_id;
        outcomes.set(external_id, isOwn ? 'unchanged' : { error: ofAnother });
      }
      return rows.map(({ external_id }) => outcomes.get(external_id) ?? 'unchanged');
    },
  };
}

function moneyError({ money, isGain }: KeyedKind, values: LineValues): string | undefined {
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
 * Converts a line to a row of its table. `moment` is later for each line, so that accounts keep the
 * order of the file.
 */
function rowOf(kind: KeyedKind, { values, registrationId }: ImportLine, moment: string): Row {
  const plain = Object.entries(values).filter(([name]) => !kind.money.includes(name));
  const money = kind.money.map((name) => {
    const dollars = dollarsOf(values, name);
    return [`${name}_cents`, dollars === null ? null : toCents(dollars)] as const;
  });
  return {
    ...Object.fromEntries<unknown>([...plain, ...money]),
    external_id: String(values['external_id']),
    registration_id: registrationId,
    id: randomUUID(),
    created_at: moment,
  };
}

/**
 * Inserts new rows and updates changed ones. Does not change a row that belongs to another
 * customer.
 */
async function upsert(
  { kysely }: Pick<Database, 'kysely'>,
  kind: KeyedKind,
  rows: readonly Row[],
): Promise<{ external_id: string; is_new: boolean }[]> {
  const table = sql.table(`portal.${kind.table}`);
  const changing = sql.join(kind.columns.map((column) => sql.ref(column)));
  const [stored, given] = ['stored', 'excluded'].map((source) =>
    sql.join(kind.columns.map((column) => sql.ref(`${source}.${column}`))),
  );
  const fixed = ['id', 'external_id', 'registration_id'];
  if (kind.table === 'accounts') fixed.push('created_at');
  const all = sql.join([...fixed, ...kind.columns].map((column) => sql.ref(column)));
  const result = await sql<{ external_id: string; is_new: boolean }>`
    insert into ${table} as stored (${all})
    select ${all} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)
    on conflict (external_id) do update set (${changing}) = row (${given})
    where stored.registration_id = excluded.registration_id
      and (${stored}) is distinct from (${given})
    returning external_id, (xmax = 0) as is_new`.execute(kysely);
  return result.rows;
}

async function ownersOf(
  { kysely }: Pick<Database, 'kysely'>,
  kind: KeyedKind,
  externalIds: readonly string[],
): Promise<{ external_id: string; registration_id: string }[]> {
  if (externalIds.length === 0) return [];
  const result = await sql<{ external_id: string; registration_id: string }>`
    select external_id, registration_id from ${sql.table(`portal.${kind.table}`)}
    where external_id in (${sql.join(externalIds)})`.execute(kysely);
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
