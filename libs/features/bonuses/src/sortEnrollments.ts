import type { Enrollment } from '@bank-bonuses/api-client';
import type { SelectOption } from '@bank-bonuses/ui';

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

interface SortOrder extends SelectOption {
  compare: Compare;
}

/** The sort orders, the default first. `progress` starts with the highest progress. */
export const sortOrders: readonly [SortOrder, ...SortOrder[]] = [
  { value: 'newest', label: 'Newest First', compare: by('enrolled_date', 'descending') },
  { value: 'oldest', label: 'Oldest First', compare: by('enrolled_date', 'ascending') },
  { value: 'highest', label: 'Highest Bonus', compare: by('bonus_amount', 'descending') },
  { value: 'lowest', label: 'Lowest Bonus', compare: by('bonus_amount', 'ascending') },
  { value: 'progress', label: 'Progress', compare: by('progress', 'descending') },
];
