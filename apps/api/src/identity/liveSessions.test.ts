import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { liveSessions, type LiveSession } from './liveSessions.ts';

const start = new Date('2026-11-20T12:00:00Z').getTime();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

const session: LiveSession = {
  caller: { userId: 'user', email: 'avery@example.com' },
  isLocked: false,
  expiresAt: start + 3_600_000,
};

test('repeats the check of a session if its token expires during the check', async () => {
  const read = vi.fn(() => {
    vi.setSystemTime(start + 10_000);
    return Promise.resolve({ ...session, expiresAt: start + 10_000 });
  });
  const sessionOf = liveSessions(read, 30_000);
  await sessionOf('token');
  await sessionOf('token');
  expect(read).toHaveBeenCalledTimes(2);
});

test('evicts the oldest session from a full cache', async () => {
  const read = vi.fn(() => Promise.resolve(session));
  const sessionOf = liveSessions(read, 30_000);
  for (let number = 0; number <= 10_000; number += 1) await sessionOf(`token ${number}`);
  read.mockClear();
  await sessionOf('token 1');
  await sessionOf('token 10000');
  expect(read).not.toHaveBeenCalled();
  await sessionOf('token 0');
  expect(read).toHaveBeenCalledTimes(1);
});

test('never returns the session of another token', async () => {
  const sessionOf = liveSessions(
    (token) => Promise.resolve({ ...session, caller: { userId: `user of ${token}` } }),
    30_000,
  );
  const users = await Promise.all(['one', 'two', 'one'].map((token) => sessionOf(token)));
  expect(users.map((each) => each?.caller.userId)).toEqual([
    'user of one',
    'user of two',
    'user of one',
  ]);
});
