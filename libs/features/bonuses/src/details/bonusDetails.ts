import type { BonusRequirement, Enrollment } from '@bank-bonuses/api-client';

/** An amount, a day, or both, depending on the service's response. */
export interface Payout {
  amount: number | undefined;
  date: string | undefined;
}

/** Optional details of an enrollment. */
export interface BonusDetails {
  requirements: readonly BonusRequirement[];
  paid: Payout | undefined;
  expected: Payout | undefined;
  /** The success fee that was deducted from the bonus, in dollars. */
  fee: number | undefined;
  /** The amount that was withheld from the payout for taxes, in dollars. */
  withheld: number | undefined;
  cancellationReason: string | undefined;
}

/** Returns the details of a bonus, or `undefined` if the service returns none that still apply. */
export function bonusDetails(enrollment: Enrollment): BonusDetails | undefined {
  const { requirements = [], status } = enrollment;
  const isCancelled = status === 'cancelled';
  const paid = payout(enrollment.payout, enrollment.payout_date);
  const isOver = isCancelled || (status === 'completed' && paid !== undefined);
  const expected = isOver
    ? undefined
    : payout(enrollment.expected_payout, enrollment.expected_payout_date);
  const cancellationReason = (isCancelled && enrollment.cancellation_reason?.trim()) || undefined;
  const fee = enrollment.fee_kept;
  const withheld = enrollment.withheld || undefined;
  const hasAny =
    requirements.length > 0 ||
    paid ||
    expected ||
    cancellationReason ||
    (fee ?? withheld) !== undefined;
  return hasAny ? { requirements, paid, expected, fee, withheld, cancellationReason } : undefined;
}

const payout = (amount: number | undefined, date: string | undefined): Payout | undefined =>
  amount === undefined && date === undefined ? undefined : { amount, date };
