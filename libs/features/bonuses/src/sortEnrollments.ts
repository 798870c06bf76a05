import type { Enrollment } from '@bank-bonuses/api-client';

type Compare = (one: Enrollment, other: Enrollment) => number;

/** Compares by a field; bonuses without it come last in both directions. */
const by =
  (
    // Days are YYYY-MM-DD, so their text has their order.
    field: 'enrolled_date' | 'bonus_amount' | 'progress',
    direction: 'ascending' | 'descending',
  ): Compare =>
  (one, other) => {
    const [a, b] = [one[field], other[field]];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
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

/** A sort order; `progress` puts the furthest first. */
export type SortOrder = keyof typeof orders;

/** The sort orders as options of a select. */
export const sortOptions = Object.entries(orders).map(([value, { label }]) => ({ value, label }));

export const sortLabel = (order: SortOrder) => orders[order].label;

export const isSortOrder = (value: string): value is SortOrder => Object.hasOwn(orders, value);

/** Returns a sorted copy. Equal elements keep the server's order. */
export const sortEnrollments = (enrollments: readonly Enrollment[], order: SortOrder) =>
  enrollments.toSorted(orders[order].compare);
