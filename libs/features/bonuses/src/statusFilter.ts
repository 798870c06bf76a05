import type { Enrollment } from '@bank-bonuses/api-client';

const isEnded = (status: string) => status === 'completed' || status === 'cancelled';

// Every status that does not mean the end of a bonus means that it is in progress.
const filters = {
  all: { label: 'All', none: '', matches: () => true },
  in_progress: {
    label: 'In Progress',
    none: 'No bonus is in progress.',
    matches: (status: string) => !isEnded(status),
  },
  completed: {
    label: 'Completed',
    none: 'No bonus is completed yet.',
    matches: (status: string) => status === 'completed',
  },
  cancelled: {
    label: 'Cancelled',
    none: 'No bonus was cancelled.',
    matches: (status: string) => status === 'cancelled',
  },
} as const;

/** The status of the bonuses that the list shows. */
export type StatusFilter = keyof typeof filters;

/** The filters as options for a select. */
export const statusOptions = Object.entries(filters).map(([value, { label }]) => ({
  value,
  label,
}));

export const statusLabel = (filter: StatusFilter) => filters[filter].label;

/** Returns the message for a filter that matches no bonus. */
export const noneText = (filter: StatusFilter) => filters[filter].none;

export const isStatusFilter = (value: string): value is StatusFilter =>
  Object.hasOwn(filters, value);

/** Returns the bonuses that match the filter, in their order. */
export const filterEnrollments = (enrollments: readonly Enrollment[], filter: StatusFilter) =>
  enrollments.filter(({ status }) => filters[filter].matches(status));
