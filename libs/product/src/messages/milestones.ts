/** A milestone on the way to the first payout. The client's `Milestone` is compatible. */
export interface MilestoneFacts {
  kind: keyof typeof stations;
  state: 'done' | 'current' | 'upcoming';
  date?: string | undefined;
}

/** A milestone with its texts, compatible with the kit's `TimelineStep`. */
export interface MilestoneStep extends Pick<MilestoneFacts, 'state' | 'date'> {
  title: string;
  /** Explanation of the current milestone. */
  description?: string;
}

// Titles and descriptions of the milestones. They quote the Terms of Service and promise nothing
// beyond them.
const stations = {
  payment_received: ['Payment received', 'We wait for your payment to arrive.'],
  identity_checked: ['Identity checked', 'We verify who you are.'],
  first_account_opened: ['First account opened', 'We apply for an account in your name.'],
  requirements_met: ['Requirements met', 'We move money to meet the conditions of the bonus.'],
  first_payout: ['First payout', 'We pay your share by bank transfer.'],
} as const;

export const milestonesTitle = 'What happens next';

/** Returns the milestones with their texts, in their order. */
export const milestoneSteps = (milestones: readonly MilestoneFacts[]): MilestoneStep[] =>
  milestones.map(({ kind, state, date }) => {
    const [title, description] = stations[kind];
    return { title, state, date, ...(state === 'current' && { description }) };
  });
