import type { Enrollment } from '@bank-bonuses/api-client';

type Compare = (one: Enrollment, other: Enrollment) => number;

// Days are YYYY-MM-DD, so their text has their order.
const byDay: Compare = (one, other) =>
  Number(one.enrolled_date > other.enrolled_date) - Number(one.enrolled_date < other.enrolled_date);
const byBonus: Compare = (one, other) => one.bonus_amount - other.bonus_amount;
const byProgress: Compare = (one, other) => one.progress - other.progress;

const reversed =
  (compare: Compare): Compare =>
  (one, other) =>
    compare(other, one);

const orders = {
  newest: { label: 'Newest First', compare: reversed(byDay) },
  oldest: { label: 'Oldest First', compare: byDay },
  highest: { label: 'Highest Bonus', compare: reversed(byBonus) },
  lowest: { label: 'Lowest Bonus', compare: byBonus },
  progress: { label: 'Progress', compare: reversed(byProgress) },
} as const;

/** A way to sort; `progress` has the furthest first. */
export type SortOrder = keyof typeof orders;

/** The ways to sort, as a select offers them. */
export const sortOptions = Object.entries(orders).map(([value, { label }]) => ({ value, label }));

export const sortLabel = (order: SortOrder) => orders[order].label;

export const isSortOrder = (value: string): value is SortOrder => Object.hasOwn(orders, value);

/** A sorted copy. Those that are equal keep the order in which the server gave them. */
export const sortEnrollments = (enrollments: readonly Enrollment[], order: SortOrder) =>
  enrollments.toSorted(orders[order].compare);
