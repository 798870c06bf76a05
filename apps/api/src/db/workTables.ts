import type { ColumnType } from 'kysely';
import type { JsonColumn, WrittenAt } from './columnTypes.ts';

/** The back office's own key, by which an import finds the row again. */
type ExternalId = ColumnType<string | null, string | null | undefined, string | null>;

export interface AccountsTable {
  id: string;
  external_id: ExternalId;
  registration_id: string;
  bank_name: string | null;
  account_type: string;
  balance_cents: number;
  /** The last four digits of the account number. */
  last_four: string | null;
  purpose: 'hub' | 'bonus' | null;
  /** The bank that pays the bonus of a `bonus` account. */
  purpose_bank: string | null;
  last_movement_date: string | null;
  last_movement_amount_cents: number | null;
  /** The day on which staff last saw the balance at the bank. */
  seen_on: string | null;
  created_at: WrittenAt;
}

export interface EnrollmentsTable {
  id: string;
  external_id: ExternalId;
  registration_id: string;
  bank_name: string;
  /** `YYYY-MM-DD`. */
  enrolled_date: string;
  bonus_amount_cents: number;
  /** Progress in percent, 0 to 100. */
  progress: number;
  status: string;
  /** The bank's requirements in order. */
  requirements: JsonColumn<StoredRequirement[] | null> | null;
  expected_payout_cents: number | null;
  /** `YYYY-MM-DD`, like all other dates here. */
  expected_payout_date: string | null;
  payout_cents: number | null;
  payout_date: string | null;
  fee_kept_cents: number | null;
  /** Withheld from the payout for taxes. */
  withheld_cents: number | null;
  cancellation_reason: string | null;
}

/** A requirement of a bank. Its day is the day on which it was met, or is due. */
export interface StoredRequirement {
  text: string;
  state: 'done' | 'current' | 'upcoming';
  date?: string | null;
}

/** The dates of a customer's milestones, from which their states are computed. */
export interface MilestonesTable {
  registration_id: string;
  kind: string;
  done_on: string | null;
  expected_on: string | null;
  /** The day on which the identity check failed; `null` for other milestones. */
  failed_on: string | null;
  failure_reason: string | null;
}

/** Completed and paid tasks of the customer; their amounts are the earnings. */
export interface TaskCompletionsTable {
  id: string;
  external_id: ExternalId;
  registration_id: string;
  /** `YYYY-MM-DD`. */
  date: string;
  bank: string;
  task_type: string;
  amount_cents: number;
  account: string;
  /** Set for credits that do not belong to a bonus. */
  category: 'referral_reward' | 'correction' | null;
}
