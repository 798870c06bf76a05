import type { ActivityFilters, BonusRequirement, Milestone } from '../types.ts';
import { complete, day, type Decode, listOf, oneOf, text } from './fields.ts';

const kinds = [
  'payment_received',
  'identity_checked',
  'first_account_opened',
  'requirements_met',
  'first_payout',
] as const satisfies readonly Milestone['kind'][];
const states = ['done', 'current', 'upcoming'] as const satisfies readonly Milestone['state'][];

const decodeMilestone = complete((milestone): Milestone => ({
  kind: milestone.must('kind', oneOf(...kinds)),
  state: milestone.must('state', oneOf(...states)),
  ...milestone.optional('date', day),
}));

/**
 * Decodes the milestones up to the first payout: each kind exactly once, in the order of `kinds`, with the states in
 * the order done, current, upcoming and at most one current.
 */
export const decodeMilestones: Decode<Milestone[]> = (value) => {
  const milestones = listOf(decodeMilestone)(value) ?? [];
  const order = milestones.map(({ state }) => states.indexOf(state)).join('');
  const isWhole = milestones.map(({ kind }) => kind).join() === kinds.join();
  return isWhole && /^0*1?2*$/.test(order) ? milestones : undefined;
};

/** Decodes the requirements of a bank, in the order in which the customer meets them. */
export const decodeRequirements = listOf(
  complete((requirement): BonusRequirement => ({
    text: requirement.must('text', text),
    state: requirement.must('state', oneOf(...states)),
    ...requirement.optional('date', day),
  })),
);

/** Decodes the banks and task types by which the activity can be filtered. */
export const decodeFilters = complete((filters): ActivityFilters => ({
  banks: filters.must('banks', listOf(text)),
  task_types: filters.must('task_types', listOf(text)),
}));
