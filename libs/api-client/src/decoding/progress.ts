import type { ActivityFilters, BonusRequirement, Milestone } from '../types.ts';
import { complete, must, optional } from './fields.ts';
import { asDay, asText, type Decode, listOf, oneOf } from './values.ts';

const kinds = [
  'payment_received',
  'identity_checked',
  'first_account_opened',
  'requirements_met',
  'first_payout',
] as const satisfies readonly Milestone['kind'][];
const states = ['done', 'current', 'upcoming'] as const satisfies readonly Milestone['state'][];

const asMilestoneList = listOf(
  complete<Milestone>({
    kind: must(oneOf(...kinds)),
    state: must(oneOf(...states)),
    date: optional(asDay),
  }),
);

/**
 * Decodes the milestones up to the first payout: each kind exactly once, in the order of `kinds`, with the states in
 * the order done, current, upcoming and at most one current.
 */
export const asMilestones: Decode<Milestone[]> = (value) => {
  const milestones = asMilestoneList(value) ?? [];
  const order = milestones.map(({ state }) => states.indexOf(state)).join('');
  const isWhole = milestones.map(({ kind }) => kind).join() === kinds.join();
  return isWhole && /^0*1?2*$/.test(order) ? milestones : undefined;
};

/** Decodes the requirements of a bank, in the order in which the customer meets them. */
export const asRequirements = listOf(
  complete<BonusRequirement>({
    text: must(asText),
    state: must(oneOf(...states)),
    date: optional(asDay),
  }),
);

/** Decodes the banks and task types by which the activity can be filtered. */
export const asFilters = complete<ActivityFilters>({
  banks: must(listOf(asText)),
  task_types: must(listOf(asText)),
});
