import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { activityFilterValues, type ActivityFilterValues } from './activityFilterValues.ts';

/** The filter of completions; `undefined` matches anything. */
export interface ActivityFilter {
  bank?: string | undefined;
  taskType?: string | undefined;
}

/** Returns the filter as SQL, for any table with these columns. */
function matches(registrationId: string, { bank, taskType }: ActivityFilter) {
  const conditions = [sql`registration_id = ${registrationId}`];
  if (bank !== undefined) conditions.push(sql`bank = ${bank}`);
  if (taskType !== undefined) conditions.push(sql`task_type = ${taskType}`);
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

/** Returns SQL that counts the completions that match a filter. */
export function filteredCount(registrationId: string, filter: ActivityFilter) {
  return sql<{ total: number; filter_values: ActivityFilterValues }>`
    select ${activityFilterValues(registrationId)} as filter_values, (
      select coalesce(sum(completions), 0)::integer
      from portal.activity_words where ${matches(registrationId, filter)}
    ) as total`;
}

/** Returns the query for `count` matching completions after `offset`, newest first. */
export function filteredRows(
  { kysely }: Pick<Database, 'kysely'>,
  registrationId: string,
  filter: ActivityFilter & { offset: number; count: number },
) {
  return kysely
    .selectFrom('portal.task_completions')
    .select(['id', 'date', 'bank', 'task_type', 'amount_cents', 'account'])
    .where(matches(registrationId, filter))
    .where('day_position', 'is not', null)
    .orderBy('date', 'desc')
    .orderBy('day_position', 'desc')
    .limit(filter.count)
    .offset(filter.offset);
}
