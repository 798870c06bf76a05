import { CompiledQuery, sql } from 'kysely';
import type { Database } from '../db/openDatabase.ts';

/** Inserts many completions at once, evenly distributed over the days. */
export async function addManyCompletions(
  { kysely }: Pick<Database, 'kysely'>,
  registrationId: string,
  completions: number,
  days = 1000,
): Promise<void> {
  await sql`insert into portal.task_completions
      (id, registration_id, date, bank, task_type, amount_cents, account)
    select gen_random_uuid(), ${registrationId}::uuid, date '2026-11-20' - (i % ${days}::integer),
      'Chase', 'Direct deposit', 100, 'Chase Checking'
    from generate_series(1, ${completions}::integer) as i`.execute(kysely);
  await sql`analyze`.execute(kysely);
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

/**
 * Returns the measured cost of a query: rows fetched from tables and blocks read. Postgres would
 * scan such small tables completely; `byIndex` forces it to use the index.
 */
export async function planCost(
  { kysely }: Pick<Database, 'kysely'>,
  query: CompiledQuery,
  { byIndex = false } = {},
): Promise<{ rowsFetched: number; blocks: number }> {
  const explain = `explain (analyze, buffers, format json) ${query.sql}`;
  const { rows } = await kysely.transaction().execute(async (inside) => {
    if (byIndex) await sql`set local enable_seqscan = off`.execute(inside);
    return inside.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
      CompiledQuery.raw(explain, [...query.parameters]),
    );
  });
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error('The database returned no query plan.');
  const fetched = (node: PlanNode): number => {
    const isTable = node['Relation Name'] !== undefined;
    const own = isTable ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0;
    const below = (node.Plans ?? []).map(fetched);
    return own * node['Actual Loops'] + below.reduce((sum, rows) => sum + rows, 0);
  };
  return {
    rowsFetched: fetched(plan),
    blocks: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'],
  };
}
