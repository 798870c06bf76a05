import type { DashboardStats } from '@bank-bonuses/api-client';
import type { Database } from '../db/index.ts';
import { toDollars } from './money.ts';

interface ActivityMonth {
  month: string;
  completions: number;
  amount_cents: number;
}

/** The months with activity, newest first: a few rows, however long the activity is. */
function activityMonths(db: Database, registrationId: string): Promise<ActivityMonth[]> {
  return db.kysely
    .selectFrom('portal.activity_months')
    .select(['month', 'completions', 'amount_cents'])
    .where('registration_id', '=', registrationId)
    .where('completions', '>', 0)
    .orderBy('month', 'desc')
    .execute();
}

/** Home's figures: what was done is what was earned. */
export async function dashboardStats(
  db: Database,
  registrationId: string,
): Promise<DashboardStats> {
  const months = await activityMonths(db, registrationId);
  const enrollments = await db.kysely
    .selectFrom('portal.enrollments')
    .select(['status', 'progress'])
    .where('registration_id', '=', registrationId)
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
