import type { Milestone } from '@bank-bonuses/api-client';
import type { MilestoneSource } from './milestoneSource.ts';

/**
 * Milestones whose dates staff import. `payment_received`, which precedes them, follows from the
 * payment's status.
 */
export const importedMilestones = [
  'identity_checked',
  'first_account_opened',
  'requirements_met',
  'first_payout',
] as const satisfies Milestone['kind'][];

const kinds = ['payment_received', ...importedMilestones] as const;

/** Payment statuses that mean that the money has arrived. */
const paidStatuses = ['charged', 'received'];

/**
 * Returns the milestones with their states. Every milestone before a done one is done as well, and
 * the first one that is not done is current. Returns `undefined` after the last milestone, after a
 * refund, or if there is activity without imported days, since the progress is unknown then.
 */
export function milestonesOf(source: MilestoneSource | null | undefined): Milestone[] | undefined {
  if (!source || source.payment_status === 'refunded') return undefined;
  const hasWork = source.has_activity || source.bonuses.count > 0;
  if (hasWork && Object.keys(source.days).length === 0) return undefined;
  const days = kinds.map((kind) => daysOf(kind, source));
  const lastDone = days.findLastIndex(({ isDone }) => isDone);
  if (lastDone === kinds.length - 1) return undefined;
  return kinds.map((kind, at) => {
    const isDone = at <= lastDone;
    const state = isDone ? 'done' : at === lastDone + 1 ? 'current' : 'upcoming';
    const date = isDone ? days[at]?.doneOn : days[at]?.expectedOn;
    return { kind, state, ...(date && { date }) };
  });
}

interface MilestoneDays {
  isDone: boolean;
  doneOn?: string | null;
  expectedOn?: string | null;
}

function daysOf(kind: Milestone['kind'], source: MilestoneSource): MilestoneDays {
  if (kind === 'payment_received') {
    const isPaid = paidStatuses.includes(source.payment_status);
    return { isDone: isPaid, doneOn: isPaid ? source.payment_day : null };
  }
  const { done_on, expected_on } = source.days[kind] ?? { done_on: null, expected_on: null };
  const doneOn = done_on ?? (kind === 'first_payout' ? source.bonuses.first_payout_on : null);
  return { isDone: doneOn !== null, doneOn, expectedOn: expected_on };
}
