import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAccountLocks } from './accountLocks.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs the requests of an account one at a time, in order', async () => {
  const turns = createAccountLocks(1000);
  const end = turns.tryAcquire('one');
  expect(turns.tryAcquire('one')).toBeUndefined();
  const other = turns.tryAcquire('two');
  expect(other).toBeDefined();

  const order: string[] = [];
  const later = ['first', 'second'].map(async (name) => {
    const endTurn = await turns.acquire('one');
    order.push(name);
    return endTurn;
  });
  end?.();
  // Releasing the lock a second time must not admit a second request.
  end?.();
  const endFirst = await later[0];
  await vi.advanceTimersByTimeAsync(0);
  expect(order).toEqual(['first']);
  endFirst?.();
  (await later[1])?.();
  expect(order).toEqual(['first', 'second']);
  expect(turns.tryAcquire('one')).toBeDefined();
});

test('rejects a request that waits too long, and drops it from the queue', async () => {
  const turns = createAccountLocks(1000);
  const end = turns.tryAcquire('one');
  const late = expect(turns.acquire('one')).rejects.toMatchObject({
    status: 503,
    detail: 'Your registration is being processed. Please try again in a moment.',
  });
  await vi.advanceTimersByTimeAsync(1000);
  await late;
  end?.();
  expect(turns.tryAcquire('one')).toBeDefined();
});
