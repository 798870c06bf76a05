import { expect, test } from 'vitest';
import { updatedText } from './updatedText.ts';

const minute = 60_000;

test.each([
  [0, 'Updated just now'],
  [-5 * minute, 'Updated just now'],
  [minute - 1, 'Updated just now'],
  [minute, 'Updated 1 minute ago'],
  [5.9 * minute, 'Updated 5 minutes ago'],
  [60 * minute - 1, 'Updated 59 minutes ago'],
  [60 * minute, 'Updated 1 hour ago'],
  [2.5 * 60 * minute, 'Updated 2 hours ago'],
  [24 * 60 * minute, 'Updated 1 day ago'],
  [50 * 60 * minute, 'Updated 2 days ago'],
])('updatedText after %d ms is %s', (elapsed, text) => {
  expect(updatedText(elapsed)).toBe(text);
});
