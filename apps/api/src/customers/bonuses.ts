import type { BonusStatement, DashboardStats, NextPayout } from '@bank-bonuses/api-client';
import type { StoredRequirement } from '../db/index.ts';
import { toDollars } from './money.ts';

/** The columns of an enrollment that the stats need. Days are `YYYY-MM-DD`. */
export interface Bonus {
  bank_name: string;
  progress: number;
  status: string;
  bonus_amount_cents: number;
  expected_payout_cents: number | null;
  expected_payout_date: string | null;
  payout_cents: number | null;
  fee_kept_cents: number | null;
  withheld_cents: number | null;
  /** The requirement that the customer is to meet now. */
  current: StoredRequirement | null;
}

/** Credits that do not belong to a bonus, in cents. */
export type ApartCents = Partial<Record<'referral_reward' | 'correction', number>>;

/** Returns whether the bonus is neither completed nor cancelled. */
export const isOpen = ({ status }: Bonus): boolean =>
  status !== 'completed' && status !== 'cancelled';

/** Returns whether a payout is expected: known, not yet paid out, and not cancelled. */
const isExpected = (bonus: Bonus): boolean =>
  bonus.expected_payout_cents !== null &&
  bonus.payout_cents === null &&
  bonus.status !== 'cancelled';

const isPaid = ({ payout_cents, status }: Bonus): boolean =>
  payout_cents !== null && (payout_cents > 0 || status !== 'cancelled');

const sum = <Row>(rows: readonly Row[], cents: (row: Row) => number | null): number =>
  toDollars(rows.reduce((total, row) => total + (cents(row) ?? 0), 0));

/** Returns the numbers of bonuses and the totals of payouts and fees, if any bonus has one. */
export function bonusTotals(bonuses: readonly Bonus[]) {
  const open = bonuses.filter((bonus) => isOpen(bonus));
  const expected = bonuses.filter((bonus) => isExpected(bonus));
  const knows = (column: 'payout_cents' | 'expected_payout_cents' | 'fee_kept_cents') =>
    bonuses.some((bonus) => bonus[column] !== null);
  return {
    active_bonuses: open.filter(({ progress }) => progress !== 0).length,
    pending_bonuses: open.filter(({ progress }) => progress === 0).length,
    ...(knows('payout_cents') && { paid_out: sum(bonuses, ({ payout_cents }) => payout_cents) }),
    ...(knows('expected_payout_cents') && {
      in_progress: sum(expected, ({ expected_payout_cents }) => expected_payout_cents),
    }),
    ...(knows('fee_kept_cents') && {
      fees_kept: sum(bonuses, ({ fee_kept_cents }) => fee_kept_cents),
    }),
  } satisfies Partial<DashboardStats>;
}

/**
 * Returns the statement about the bonuses with a payout or an expected payout; `undefined` if there
 * is nothing to state.
 */
export function statementOf(
  bonuses: readonly Bonus[],
  { referral_reward, correction }: ApartCents,
): BonusStatement | undefined {
  const paid = bonuses.filter((bonus) => isPaid(bonus));
  const expected = bonuses.filter((bonus) => isExpected(bonus));
  const all = [...paid, ...expected];
  if (all.length === 0 && referral_reward === undefined && correction === undefined) {
    return undefined;
  }
  return {
    bonuses: sum(all, ({ bonus_amount_cents }) => bonus_amount_cents),
    fees: sum(all, feeOf),
    withheld: sum(all, ({ withheld_cents }) => withheld_cents),
    paid: sum(paid, ({ payout_cents }) => payout_cents),
    expected: sum(expected, ({ expected_payout_cents }) => expected_payout_cents),
    ...(referral_reward !== undefined && { referral_rewards: toDollars(referral_reward) }),
    ...(correction !== undefined && { corrections: toDollars(correction) }),
  };
}

/** Returns the fee in cents. The fee of an expected payout is the part that will not be paid out. */
function feeOf(bonus: Bonus): number {
  const { bonus_amount_cents, expected_payout_cents, payout_cents, fee_kept_cents } = bonus;
  if (fee_kept_cents !== null || payout_cents !== null) return fee_kept_cents ?? 0;
  const rest = bonus_amount_cents - (expected_payout_cents ?? 0) - (bonus.withheld_cents ?? 0);
  return Math.max(rest, 0);
}

/** Returns the expected payout with the earliest date. Payouts without a date come last. */
export function nextPayoutOf(bonuses: readonly Bonus[]): NextPayout | undefined {
  const dateOf = ({ expected_payout_date: date }: Bonus) => date ?? '9999-12-31';
  const [next] = bonuses
    .filter((bonus) => isExpected(bonus))
    .sort((one, other) => dateOf(one).localeCompare(dateOf(other)));
  return (
    next && {
      amount: toDollars(next.expected_payout_cents ?? 0),
      bank_name: next.bank_name,
      ...(next.expected_payout_date !== null && { date: next.expected_payout_date }),
    }
  );
}
