import type { DashboardStats } from '@bank-bonuses/api-client';
import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { milestoneSource, milestonesOf, type MilestoneSource } from '../milestones/index.ts';
import { toDollars } from './money.ts';

interface StatsRow {
  /**
   * Monthly sums, oldest first; one entry for each month with activity. Months are `YYYY-MM-DD`.
   */
  months: { month: string; amount_cents: number }[];
  active: number;
  pending: number;
  /** Sums of the enrollments in cents; `null` if no enrollment has this amount. */
  paid_out: number | null;
  in_progress: number | null;
  fees_kept: number | null;
  referral_count: number | null;
  milestones: MilestoneSource | null;
}

/**
 * Returns SQL that reads all stats in one statement. The amount in progress is the sum of the
 * expected payouts of bonuses that are neither paid out nor cancelled.
 */
function readStats(registrationId: string, timeZone: string) {
  return sql<StatsRow>`
    select active, pending, paid_out, in_progress, fees_kept,
      (
        select coalesce(
          jsonb_agg(jsonb_build_object('month', month, 'amount_cents', amount_cents) order by month),
          '[]'
        )
        from (
          select date_trunc('month', date::timestamp)::date as month,
            sum(amount_cents)::bigint as amount_cents
          from (
            -- One sum for each day, in the order of the index, saves truncating every row's day.
            select date, sum(amount_cents) as amount_cents
            from portal.task_completions where registration_id = ${registrationId} group by date
          ) as daily
          group by 1
        ) as monthly
      ) as months,
      (select referral_count from portal.registrations where id = ${registrationId}),
      ${milestoneSource(registrationId, timeZone)} as milestones
    from (
      select
        count(*) filter (where is_open and progress <> 0)::integer as active,
        count(*) filter (where is_open and progress = 0)::integer as pending,
        sum(payout_cents)::bigint as paid_out,
        case when count(expected_payout_cents) > 0 then
          coalesce(sum(expected_payout_cents)
            filter (where payout_cents is null and status <> 'cancelled'), 0)::bigint
        end as in_progress,
        sum(fee_kept_cents)::bigint as fees_kept
      from (
        select progress, status, payout_cents, expected_payout_cents, fee_kept_cents,
          status not in ('completed', 'cancelled') as is_open
        from portal.enrollments where registration_id = ${registrationId}
      ) as enrollment
    ) as totals`;
}

/** Returns the stats of Home. A bonus counts as earned once its task is done. */
export async function dashboardStats(
  db: Database,
  registrationId: string,
  timeZone: string,
): Promise<DashboardStats> {
  const { rows } = await readStats(registrationId, timeZone).execute(db.kysely);
  const [stats] = rows;
  const months = stats?.months ?? [];
  return {
    total_earned: toDollars(months.reduce((sum, month) => sum + month.amount_cents, 0)),
    active_bonuses: stats?.active ?? 0,
    pending_bonuses: stats?.pending ?? 0,
    earnings_overview: months.map((month) => ({
      month: month.month.slice(0, 7),
      amount: toDollars(month.amount_cents),
    })),
    ...additionsOf(stats),
  };
}

/** Returns the optional fields, without those that have no value for this customer. */
function additionsOf(stats: StatsRow | undefined): Partial<DashboardStats> {
  if (!stats) return {};
  const { paid_out, in_progress, fees_kept, referral_count } = stats;
  const milestones = milestonesOf(stats.milestones);
  return {
    ...(milestones && { milestones }),
    ...(paid_out !== null && { paid_out: toDollars(paid_out) }),
    ...(in_progress !== null && { in_progress: toDollars(in_progress) }),
    ...(fees_kept !== null && { fees_kept: toDollars(fees_kept) }),
    ...(referral_count !== null && { referral_count }),
  };
}
