import fc from 'fast-check';
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
])('the status %s at %d percent is displayed as %j', (status, progress, words) => {
  expect(statusOf({ status, progress })).toBe(words);
});

test('every other status is displayed like in_progress', () => {
  const others = fc
    .string()
    .filter((text) => text.trim() !== '' && text !== 'completed' && text !== 'cancelled');
  fc.assert(
    fc.property(others, fc.integer({ min: 0, max: 100 }), (status, progress) => {
      expect(statusOf({ status, progress })).toBe(progress === 0 ? 'Just Started' : 'In Progress');
    }),
  );
});
