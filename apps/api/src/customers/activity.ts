import type { DashboardStats, TaskCompletionPage } from '@bank-bonuses/api-client';
import type { Database } from '../db/openDatabase.ts';
import { toDollars } from './money.ts';

interface ActivityMonth {
  month: string;
  completions: number;
  amount_cents: number;
}

/** The months with activity, newest first: a few rows, however long the activity is. */
function activityMonths(db: Database, customerId: string): Promise<ActivityMonth[]> {
  return db.kysely
    .selectFrom('portal.activity_months')
    .select(['month', 'completions', 'amount_cents'])
    .where('registration_id', '=', customerId)
    .where('completions', '>', 0)
    .orderBy('month', 'desc')
    .execute();
}

/** Home's figures: what was done is what was earned. */
export async function dashboardStats(db: Database, customerId: string): Promise<DashboardStats> {
  const months = await activityMonths(db, customerId);
  const enrollments = await db.kysely
    .selectFrom('portal.enrollments')
    .select(['status', 'progress'])
    .where('registration_id', '=', customerId)
    .where('status', 'not in', ['completed', 'cancelled'])
    .execute();
  const pending = enrollments.filter(({ progress }) => progress === 0).length;
  return {
    total_earned: toDollars(months.reduce((sum, month) => sum + month.amount_cents, 0)),
    active_bonuses: enrollments.length - pending,
    pending_bonuses: pending,
    earnings_overview: months.reverse().map((month) => ({
      month: month.month.slice(0, 7),
      amount: toDollars(month.amount_cents),
    })),
  };
}

/** Where a page begins: in which month, and how many of that month's completions come before it. */
export function locatePage(
  months: readonly Pick<ActivityMonth, 'month' | 'completions'>[],
  offset: number,
): { month: string; skip: number } | undefined {
  let skip = offset;
  for (const { month, completions } of months) {
    if (skip < completions) return { month, skip };
    skip -= completions;
  }
  return undefined;
}

/**
 * One page, newest first. The months before it are skipped by their counts, so that a page far behind
 * costs no more than its own month.
 */
export async function taskCompletionPage(
  db: Database,
  customerId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<TaskCompletionPage> {
  const months = await activityMonths(db, customerId);
  const total = months.reduce((sum, { completions }) => sum + completions, 0);
  const start = locatePage(months, (page - 1) * perPage);
  if (!start) return { items: [], total };
  const rows = await db.kysely
    .selectFrom('portal.task_completions')
    .select(['id', 'date', 'bank', 'task_type', 'amount_cents', 'account'])
    .where('registration_id', '=', customerId)
    .where('date', '<', monthAfter(start.month))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .offset(start.skip)
    .limit(perPage)
    .execute();
  const items = rows.map(({ amount_cents, ...row }) => ({
    ...row,
    amount: toDollars(amount_cents),
  }));
  return { items, total };
}

/** `2026-12-01` → `2027-01-01`. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number === 12
    ? `${String(year + 1).padStart(4, '0')}-01-01`
    : `${String(year).padStart(4, '0')}-${String(number + 1).padStart(2, '0')}-01`;
}
