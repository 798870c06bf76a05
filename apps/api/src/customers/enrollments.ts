import type { BonusRequirement, Enrollment } from '@bank-bonuses/api-client';
import type { Selectable } from 'kysely';
import type { Database, EnrollmentsTable, StoredRequirement } from '../db/index.ts';
import { toDollars } from './money.ts';

/** Returns the customer's enrollments, newest first. */
export async function listEnrollments(db: Database, registrationId: string): Promise<Enrollment[]> {
  const rows = await db.kysely
    .selectFrom('portal.enrollments')
    // Names every column: a statement with an asterisk would not be prepared.
    .select(['id', 'bank_name', 'enrolled_date', 'bonus_amount_cents', 'progress', 'status'])
    .select(['requirements', 'expected_payout_cents', 'expected_payout_date', 'payout_cents'])
    .select(['payout_date', 'fee_kept_cents', 'withheld_cents', 'cancellation_reason'])
    .where('registration_id', '=', registrationId)
    .orderBy('enrolled_date', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    bank_name: row.bank_name,
    enrolled_date: row.enrolled_date,
    bonus_amount: toDollars(row.bonus_amount_cents),
    progress: row.progress,
    status: row.status,
    ...pathOf(row),
  }));
}

/** Returns the imported fields about the progress to the payout, without those that are `null`. */
function pathOf(
  row: Omit<Selectable<EnrollmentsTable>, 'registration_id' | 'external_id'>,
): Partial<Enrollment> {
  const { requirements, expected_payout_cents: expected, payout_cents: payout } = row;
  const { fee_kept_cents: fee, withheld_cents: withheld } = row;
  const { expected_payout_date, payout_date, cancellation_reason } = row;
  return {
    ...(requirements !== null && { requirements: requirements.map(requirementOf) }),
    ...(expected !== null && { expected_payout: toDollars(expected) }),
    ...(expected_payout_date !== null && { expected_payout_date }),
    ...(payout !== null && { payout: toDollars(payout) }),
    ...(payout_date !== null && { payout_date }),
    ...(fee !== null && { fee_kept: toDollars(fee) }),
    ...(withheld !== null && { withheld: toDollars(withheld) }),
    ...(cancellation_reason !== null && { cancellation_reason }),
  };
}

function requirementOf({ text, state, date }: StoredRequirement): BonusRequirement {
  return { text, state, ...(date && { date }) };
}
