import type { Enrollment } from '@bank-bonuses/api-client';
import { expect, test } from 'vitest';
import { sortOrders } from './sortEnrollments.ts';

const bonus = (
  id: string,
  enrolled_date?: string,
  bonus_amount?: number,
  progress?: number,
): Enrollment => ({
  id,
  bank_name: 'Chase',
  status: 'in_progress',
  enrolled_date,
  bonus_amount,
  progress,
});

// The bonuses `b` and `c` are equal, and the bonus `none` lacks every sorted field.
const list = [
  bonus('none'),
  bonus('a', '2025-12-31', -3, 40),
  bonus('b', '2026-11-03', 200.5, 100),
  bonus('c', '2026-11-03', 200.5, 100),
  bonus('d', '2026-11-04', 1000, 0),
];

test.each([
  ['newest', 'd b c a none'],
  ['oldest', 'a b c d none'],
  ['highest', 'd b c a none'],
  ['lowest', 'a b c d none'],
  ['progress', 'b c a d none'],
])('sorting by %s keeps the order of equal bonuses, and puts missing fields last', (by, ids) => {
  const compare = sortOrders.find(({ value }) => value === by)?.compare;
  expect(list.toSorted(compare).map(({ id }) => id)).toEqual(ids.split(' '));
});
