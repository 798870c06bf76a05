import { sql, type RawBuilder } from 'kysely';
import { providerDay } from '../db/index.ts';

/** The data about a customer's milestones. Days are `YYYY-MM-DD`. */
export interface MilestoneSource {
  payment_status: string;
  /** The provider's day since which the payment has this status. */
  payment_day: string;
  /** The imported days by milestone. */
  days: Readonly<Record<string, MilestoneRow>>;
  /** Number of enrollments and the day of the first payout. */
  bonuses: { count: number; first_payout_on: string | null };
  has_activity: boolean;
}

interface MilestoneRow {
  done_on: string | null;
  expected_on: string | null;
  failed_on?: string | null;
  failure_reason?: string | null;
}

/**
 * Returns SQL for the data as one column, so that a caller that needs more data sends only one
 * query.
 */
export function milestoneSource(
  registrationId: string,
  timeZone: string,
): RawBuilder<MilestoneSource | null> {
  return sql`(
    select jsonb_build_object(
      'payment_status', payment.status,
      'payment_day', ${providerDay('payment.updated_at', timeZone)},
      'days', (
        select coalesce(
          jsonb_object_agg(kind, jsonb_build_object(
            'done_on', done_on,
            'expected_on', expected_on,
            'failed_on', failed_on,
            'failure_reason', failure_reason
          )),
          '{}'
        )
        from portal.milestones where registration_id = ${registrationId}
      ),
      'bonuses', (
        select jsonb_build_object(
          'count', count(*),
          'first_payout_on', min(payout_date) filter (where payout_cents is not null)
        )
        from portal.enrollments where registration_id = ${registrationId}
      ),
      'has_activity', exists (
        select from portal.task_completions where registration_id = ${registrationId}
      )
    )
    from portal.payments as payment where payment.registration_id = ${registrationId}
  )`;
}
