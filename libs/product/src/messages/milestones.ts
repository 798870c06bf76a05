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

// A title for each state, so that its tense fits: 'Payment on its way', later 'Payment received'.
// The descriptions quote the Terms of Service and promise nothing beyond them.
const stations = {
  payment_received: {
    done: 'Payment received',
    current: 'Payment on its way',
    upcoming: 'Payment',
    description: 'We wait for your payment to arrive.',
    problem: 'Payment not found',
    problemText: 'We looked for your payment and did not find it.',
  },
  identity_checked: {
    done: 'Identity checked',
    current: 'Identity check under way',
    upcoming: 'Identity check',
    description: 'We verify who you are.',
    problem: 'Identity check not passed',
    problemText: 'We could not verify who you are.',
  },
  first_account_opened: {
    done: 'First account opened',
    current: 'First account being opened',
    upcoming: 'Opening of your first account',
    description: 'We apply for an account in your name.',
  },
  requirements_met: {
    done: 'Requirements met',
    current: 'Requirements being met',
    upcoming: 'Requirements of the bank',
    description: 'We move money to meet the conditions of the bonus.',
  },
  first_payout: {
    done: 'First payout sent',
    current: 'First payout being prepared',
    upcoming: 'First payout',
    description: 'We pay your share by bank transfer.',
  },
} as const;

/** A milestone that the customer can be held up at. */
export type MilestoneProblem = 'payment_received' | 'identity_checked';

export const milestonesTitle = 'What happens next';

/**
 * Returns the milestones with their texts, in their order.
 * @param problems the milestones at which something went wrong
 */
export const milestoneSteps = (
  milestones: readonly MilestoneFacts[],
  problems: readonly MilestoneProblem[] = [],
): MilestoneStep[] =>
  milestones.map(({ kind, state, date }) => {
    const problem = problems.find((each) => each === kind);
    if (problem && state === 'current') {
      const { problem: title, problemText: description } = stations[problem];
      return { title, state, date, description };
    }
    const { [state]: title, description } = stations[kind];
    return { title, state, date, ...(state === 'current' && { description }) };
  });
