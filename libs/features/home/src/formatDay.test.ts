import { expect, test } from 'vitest';
import { formatDay } from './formatDay.ts';

test.each([
  ['2026-11-03', 'Nov 3, 2026'],
  ['2024-02-29', 'Feb 29, 2024'],
  ['2026-02-30', '2026-02-30'],
  ['2026', '2026'],
  ['soon', 'soon'],
  ['', ''],
])('writes %j as %j', (day, text) => {
  expect(formatDay(day)).toBe(text);
});
