import type { ActivityFilters, BonusRequirement, Milestone } from '../types.ts';
import { complete, must, optional } from './fields.ts';
import { asDay, asText, listOf, oneOf } from './values.ts';

const asState = oneOf('done', 'current', 'upcoming');

/** Decodes the milestones up to the first payout. */
export const asMilestones = listOf(
  complete<Milestone>({
    kind: must(
      oneOf(
        'payment_received',
        'identity_checked',
        'first_account_opened',
        'requirements_met',
        'first_payout',
      ),
    ),
    state: must(asState),
    date: optional(asDay),
  }),
);

/** Decodes the requirements of a bank, in the order in which the customer meets them. */
export const asRequirements = listOf(
  complete<BonusRequirement>({
    text: must(asText),
    state: must(asState),
    date: optional(asDay),
  }),
);

/** Decodes the banks and task types by which the activity can be filtered. */
export const asFilters = complete<ActivityFilters>({
  banks: must(listOf(asText)),
  task_types: must(listOf(asText)),
});
