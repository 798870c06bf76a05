import type { SelectOption } from '@bank-bonuses/ui';

interface StatusFilter extends SelectOption {
  /** The message if no bonus matches. */
  none: string;
  matches: (status: string) => boolean;
}

/** The filters by status, the default first. */
export const statusFilters: readonly [StatusFilter, ...StatusFilter[]] = [
  { value: 'all', label: 'All', none: '', matches: () => true },
  {
    value: 'in_progress',
    label: 'In Progress',
    none: 'No bonus is in progress.',
    // Every status that does not mean the end of a bonus means that it is in progress.
    matches: (status) => status !== 'completed' && status !== 'cancelled',
  },
  {
    value: 'completed',
    label: 'Completed',
    none: 'No bonus is completed yet.',
    matches: (status) => status === 'completed',
  },
  {
    value: 'cancelled',
    label: 'Cancelled',
    none: 'No bonus was cancelled.',
    matches: (status) => status === 'cancelled',
  },
];
