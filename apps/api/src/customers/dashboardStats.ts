import type { DashboardStats } from '@bank-bonuses/api-client';
import { sql } from 'kysely';
import type { Database } from '../db/index.ts';
import { milestoneSource, milestonesOf, type MilestoneSource } from '../milestones/index.ts';
import { attentionOf } from './attention.ts';
import { bonusTotals, nextPayoutOf, statementOf, type ApartCents, type Bonus } from './bonuses.ts';
import { toDollars } from './money.ts';

interface StatsRow {
  /**
   * Monthly sums, oldest first; one entry for each month with activity. Months are `YYYY-MM-DD`.
   */
  months: { month: string; amount_cents: number }[];
  bonuses: Bonus[];
  apart: ApartCents;
  /** `null` unless staff have recorded for every account when its balance was last seen. */
  held: { amount_cents: number; last_seen: string } | null;
  referral_count: number | null;
  milestones: MilestoneSource | null;
  today: string;
}

/** Returns SQL that reads the data of all stats in one statement. */
function readStats(registrationId: string, timeZone: string, now: Date) {
  return sql<StatsRow>`
    select
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
      (
        select coalesce(jsonb_agg(to_jsonb(enrollment)), '[]')
        from (
          select bank_name, progress, status, bonus_amount_cents, expected_payout_cents,
            expected_payout_date, payout_cents, fee_kept_cents, withheld_cents,
            -- The filter applies to each entry. An asterisk would keep this from being prepared.
            jsonb_path_query_first(requirements, '$ ? (@.state == "current")') as current
          from portal.enrollments where registration_id = ${registrationId}
          order by enrolled_date, id
        ) as enrollment
      ) as bonuses,
      (
        select coalesce(jsonb_object_agg(category, amount_cents), '{}')
        from (
          select category, sum(amount_cents)::bigint as amount_cents from portal.task_completions
          where registration_id = ${registrationId} and category is not null group by category
        ) as categories
      ) as apart,
      (
        select jsonb_build_object('amount_cents', sum(balance_cents), 'last_seen', min(seen_on))
        from portal.accounts where registration_id = ${registrationId}
        having count(*) > 0 and count(*) = count(seen_on)
      ) as held,
      (select referral_count from portal.registrations where id = ${registrationId}),
      ${milestoneSource(registrationId, timeZone)} as milestones,
      (${now}::timestamptz at time zone ${timeZone})::date as today`;
}

/** Returns the stats of Home. A bonus counts as earned once its task is done. */
export async function dashboardStats(
  db: Database,
  registrationId: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<DashboardStats> {
  const { rows } = await readStats(registrationId, timeZone, now).execute(db.kysely);
  const [stats] = rows;
  if (!stats) throw new Error('The statement returns one row.');
  const { months, bonuses, referral_count } = stats;
  const milestones = milestonesOf(stats.milestones);
  const statement = statementOf(bonuses, stats.apart);
  const next_payout = nextPayoutOf(bonuses);
  const attention = attentionOf(bonuses, stats.milestones, stats.today);
  return {
    total_earned: toDollars(months.reduce((sum, month) => sum + month.amount_cents, 0)),
    earnings_overview: months.map((month) => ({
      month: month.month.slice(0, 7),
      amount: toDollars(month.amount_cents),
    })),
    ...bonusTotals(bonuses),
    ...(milestones && { milestones }),
    ...(referral_count !== null && { referral_count }),
    ...(statement && { statement }),
    ...(next_payout && { next_payout }),
    ...(attention.length > 0 && { attention }),
    ...(stats.held && {
      held: { amount: toDollars(stats.held.amount_cents), last_seen: stats.held.last_seen },
    }),
  };
}
