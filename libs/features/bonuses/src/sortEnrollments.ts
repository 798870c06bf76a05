import type { Enrollment } from '@bank-bonuses/api-client';

type Compare = (one: Enrollment, other: Enrollment) => number;

/** Returns a comparator for a field. Bonuses without the field come last in both directions. */
const by =
  (
    // Dates are `YYYY-MM-DD`, so comparing them as strings sorts them by date.
    field: 'enrolled_date' | 'bonus_amount' | 'progress',
    direction: 'ascending' | 'descending',
  ): Compare =>
  (one, other) => {
    const [a, b] = [one[field], other[field]];
    if (a === undefined || b === undefined)
      return Number(a === undefined) - Number(b === undefined);
    const order = Number(a > b) - Number(a < b);
    return direction === 'ascending' ? order : -order;
  };

const orders = {
  newest: { label: 'Newest First', compare: by('enrolled_date', 'descending') },
  oldest: { label: 'Oldest First', compare: by('enrolled_date', 'ascending') },
  highest: { label: 'Highest Bonus', compare: by('bonus_amount', 'descending') },
  lowest: { label: 'Lowest Bonus', compare: by('bonus_amount', 'ascending') },
  progress: { label: 'Progress', compare: by('progress', 'descending') },
} as const;

/** A sort order. `progress` starts with the highest progress. */
export type SortOrder = keyof typeof orders;

/** The sort orders as options for a select. */
export const sortOptions = Object.entries(orders).map(([value, { label }]) => ({ value, label }));

export const sortLabel = (order: SortOrder) => orders[order].label;

export const isSortOrder = (value: string): value is SortOrder => Object.hasOwn(orders, value);

/** Returns a sorted copy. Equal bonuses stay in the order of the server's response. */
export const sortEnrollments = (enrollments: readonly Enrollment[], order: SortOrder) =>
  enrollments.toSorted(orders[order].compare);
