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
])('returns for %s at %d per cent: %s', (status, progress, words) => {
  expect(statusOf({ status, progress })).toBe(words);
});

test('treats every other status as in progress', () => {
  const others = fc.string().filter((text) => text !== 'completed' && text !== 'cancelled');
  fc.assert(
    fc.property(others, fc.integer({ min: 0, max: 100 }), (status, progress) => {
      expect(statusOf({ status, progress })).toBe(progress === 0 ? 'Just Started' : 'In Progress');
    }),
  );
});
