import type { TaskCompletionPage } from '@bank-bonuses/api-client';
import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import {
  activityFilterValues,
  filtersOf,
  type ActivityFilterValues,
} from './activityFilterValues.ts';
import { filteredCount, filteredRows, type ActivityFilter } from './filteredActivity.ts';
import { toDollars } from './money.ts';

export interface PageWanted extends ActivityFilter {
  page: number;
  perPage: number;
}

interface PageStart {
  total: number;
  day: string | null;
  position: number | null;
  filter_values: ActivityFilterValues;
}

/**
 * Returns SQL that locates the first row of a page by its day and its position within the day. It
 * finds the month with the monthly counts and then the day with the daily counts, so the cost
 * depends on the number of months, not of completions. The day is `null` if the page is beyond the
 * last one.
 */
export function pageStart(registrationId: string, { page, perPage }: PageWanted) {
  const offset = (page - 1) * perPage;
  return sql<PageStart>`
    with months as (
      select month, completions, sum(completions) over (order by month desc) - completions as before
      from portal.activity_months where registration_id = ${registrationId}
    ), days as (
      select day, days.completions, months.before
        + sum(days.completions) over (order by day desc) - days.completions as before
      from months join portal.activity_days as days on days.day >= months.month
        and days.day < months.month + interval '1 month'
      where days.registration_id = ${registrationId}
        and months.before <= ${offset} and ${offset} < months.before + months.completions
    )
    select (select coalesce(sum(completions), 0) from months) as total, day,
      (completions - (${offset} - before))::integer as position,
      ${activityFilterValues(registrationId)} as filter_values
    from (values (1)) as one
      left join days on before <= ${offset} and ${offset} < before + completions`;
}

/** Returns a number of completions from a position on, newest first. */
export function pageRows(
  { kysely }: Pick<Database, 'kysely'>,
  registrationId: string,
  start: { day: string; position: number },
  count: number,
) {
  return kysely
    .selectFrom('portal.task_completions')
    .select(['id', 'date', 'bank', 'task_type', 'amount_cents', 'account'])
    .where('registration_id', '=', registrationId)
    .where('day_position', 'is not', null)
    .where(sql<boolean>`(date, day_position) <= (${start.day}::date, ${start.position}::integer)`)
    .orderBy('date', 'desc')
    .orderBy('day_position', 'desc')
    .limit(count);
}

/**
 * Returns one page, newest first; within a day, the last imported completion comes first. Without a
 * filter, every page costs the same. With a filter, the cost grows with the number of completions
 * before the page.
 */
export async function taskCompletionPage(
  db: Pick<Database, 'kysely'>,
  registrationId: string,
  wanted: PageWanted,
): Promise<TaskCompletionPage> {
  const isFiltered = wanted.bank !== undefined || wanted.taskType !== undefined;
  const { rows, total, filter_values } = await (isFiltered ? filteredPage : plainPage)(
    db,
    registrationId,
    wanted,
  );
  const items = rows.map(({ amount_cents, ...row }) => ({
    ...row,
    amount: toDollars(amount_cents),
  }));
  return { items, total: Number(total), filters: filtersOf(filter_values) };
}

const noFilterValues: ActivityFilterValues = { banks: [], task_types: [] };

async function plainPage(db: Pick<Database, 'kysely'>, registrationId: string, wanted: PageWanted) {
  const { rows: found } = await pageStart(registrationId, wanted).execute(db.kysely);
  const { total = 0, day = null, position = null, filter_values = noFilterValues } = found[0] ?? {};
  if (day === null || position === null) return { rows: [], total, filter_values };
  const query = pageRows(db, registrationId, { day, position }, wanted.perPage);
  return { rows: await query.execute(), total, filter_values };
}

async function filteredPage(
  db: Pick<Database, 'kysely'>,
  registrationId: string,
  wanted: PageWanted,
) {
  const { rows: found } = await filteredCount(registrationId, wanted).execute(db.kysely);
  const { total = 0, filter_values = noFilterValues } = found[0] ?? {};
  const offset = (wanted.page - 1) * wanted.perPage;
  if (offset >= total) return { rows: [], total, filter_values };
  const query = filteredRows(db, registrationId, { ...wanted, offset, count: wanted.perPage });
  return { rows: await query.execute(), total, filter_values };
}
