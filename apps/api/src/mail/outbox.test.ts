import { expect, test } from 'vitest';
import { secondsUntilRetry } from './outbox.ts';

test('the wait before the next try starts at half a minute and doubles up to six hours', () => {
  const seconds = Array.from({ length: 12 }, (_, at) => secondsUntilRetry(at + 1));
  expect(seconds.slice(0, 4)).toEqual([30, 60, 120, 240]);
  expect(seconds.at(-1)).toBe(21_600);
});
