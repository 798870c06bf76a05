import type { MonthlyEarnings } from '@bank-bonuses/api-client';
import { formatAmount } from '@bank-bonuses/ui';
import { pageSize } from '../activity/pageSize.ts';

/** The totals that a service may tell besides the three cards. */
export const totals = ['paid_out', 'in_progress', 'fees_kept'] as const;

/** What the early Home shows of the two answers. */
export interface EarlyFigures {
  totalEarned: number;
  activeBonuses: number;
  pendingBonuses: number;
  totals: Partial<Record<(typeof totals)[number], number>>;
  referrals: number;
  /** At least one. */
  months: MonthlyEarnings[];
  /** One page of them, at least one. */
  entries: EarlyEntry[];
  /** How many there are on all pages. */
  total: number;
  canFilter: boolean;
}

/** An entry of the activity that lacks nothing. */
interface EarlyEntry {
  id: string;
  date: string;
  bank: string;
  task_type: string;
  amount: number;
  account: string;
}

class NotDrawn extends Error {}

type Fields = Record<string, unknown>;

/**
 * What two answers of the service say, where it is what the early Home has places for. Customers who have not earned
 * anything, or were not paid yet, see other parts first. Also what is not drawn here has to be as the client takes it:
 * figures must not give way to its error.
 *
 * @returns undefined where Home has to be drawn by React
 */
export function earlyFiguresOf(stats: unknown, activity: unknown): EarlyFigures | undefined {
  try {
    return read(fieldsOf(stats), fieldsOf(activity));
  } catch (error) {
    if (error instanceof NotDrawn) return undefined;
    throw error;
  }
}

function read(stats: Fields, activity: Fields): EarlyFigures {
  const totalEarned = amount(stats.total_earned);
  const total = count(activity.total);
  const entries = listOf(activity.items).map((item) => entryOf(fieldsOf(item)));
  const milestones = listOf(stats.milestones ?? []);
  const filters = activity.filters === undefined ? undefined : fieldsOf(activity.filters);
  demand(formatAmount(totalEarned) !== '$0.00');
  demand(milestones.every((milestone) => fieldsOf(milestone).state === 'done'));
  demand(total > 0 && entries.length === Math.min(total, pageSize));
  const months = listOf(stats.earnings_overview).map((item) => monthOf(fieldsOf(item)));
  // The chart's words would be others.
  demand(months.length > 0);
  return {
    totalEarned,
    activeBonuses: count(stats.active_bonuses),
    pendingBonuses: count(stats.pending_bonuses),
    totals: Object.fromEntries(
      totals.filter((name) => stats[name] !== undefined).map((name) => [name, amount(stats[name])]),
    ),
    referrals: stats.referral_count === undefined ? 0 : count(stats.referral_count),
    months,
    entries,
    total,
    canFilter: filters !== undefined && textsOf(filters.banks, filters.task_types).length > 0,
  };
}

/** The first list, when both are lists of texts. */
const textsOf = (first: unknown, second: unknown) => {
  listOf(second).forEach(text);
  return listOf(first).map(text);
};

const entryOf = (item: Fields): EarlyEntry => ({
  id: text(item.id),
  date: text(item.date),
  bank: text(item.bank),
  task_type: text(item.task_type),
  amount: amount(item.amount),
  account: text(item.account),
});

const monthOf = ({ month, amount: earned }: Fields): MonthlyEarnings => ({
  month: text(month),
  amount: amount(earned),
});

function demand(holds: boolean): asserts holds {
  if (!holds) throw new NotDrawn();
}

function fieldsOf(value: unknown): Fields {
  demand(typeof value === 'object' && value !== null && !Array.isArray(value));
  return value as Fields;
}

function listOf(value: unknown): unknown[] {
  demand(Array.isArray(value));
  return value as unknown[];
}

function text(value: unknown): string {
  demand(typeof value === 'string');
  return value;
}

function amount(value: unknown): number {
  demand(typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''));
  const number = Number(value);
  demand(Number.isFinite(number));
  return number;
}

function count(value: unknown): number {
  const number = amount(value);
  demand(Number.isInteger(number) && number >= 0);
  return number;
}
