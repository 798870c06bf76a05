import { expect, test } from 'vitest';
import { monthsIn, type MonthRange } from './monthBars.ts';

const months = [
  '2024-12',
  '2025-01',
  '2025-11',
  '2025-12',
  '2026-01',
  '2026-11',
  '2026-12',
  '2027-01',
  'earlier',
];
const earnings = months.map((month) => ({ month, amount: 1 }));

test.each<[MonthRange, string, string[]]>([
  ['all', '2026-11-23', months],
  ['year', '2026-11-23', ['2026-01', '2026-11', '2026-12']],
  ['year', '2027-01-01', ['2027-01']],
  ['recent', '2026-11-23', ['2025-12', '2026-01', '2026-11']],
  ['recent', '2026-12-31', ['2026-01', '2026-11', '2026-12']],
  ['recent', '2026-01-01', ['2025-11', '2025-12', '2026-01']],
])('the range %s on the day %s contains only its months', (range, today, expected) => {
  expect(monthsIn(range, earnings, today).map(({ month }) => month)).toEqual(expected);
});
