import { expect, test } from 'vitest';
import { statusOf } from './statusOf.ts';

test.each([
  ['completed', 100, 'Completed'],
  ['completed', 0, 'Completed'],
  ['cancelled', 0, 'Cancelled'],
  ['cancelled', 20, 'Cancelled'],
  ['in_progress', 0, 'Just Started'],
  ['in_progress', 0.4, 'In Progress'],
  ['in_progress', 100, 'In Progress'],
  ['awaiting_transfer', 85, 'In Progress'],
])('the status %s at %d percent is displayed as %j', (status, progress, words) => {
  expect(statusOf({ status, progress })).toBe(words);
});
