import { expect, test } from 'vitest';
import { limitStateAt } from './limitState.ts';

const minute = 60_000;
const hour = 60 * minute;
const limits = { idleTimeoutMs: 15 * minute, maxSessionMs: 12 * hour };
const marks = { sessionId: 'a', startedAt: 0, activeAt: 0 };
const idleFor = (ms: number) => limitStateAt(marks, limits, ms);

test('the idle warning is open for the last 150 seconds of the idle time, and then the session is over', () => {
  expect(idleFor(15 * minute - 150_001)).toEqual({ kind: 'open' });
  expect(idleFor(15 * minute - 150_000)).toEqual({ kind: 'idle', endsAt: 15 * minute });
  expect(idleFor(15 * minute - 1)).toMatchObject({ kind: 'idle' });
  expect(idleFor(15 * minute)).toEqual({ kind: 'over' });
});

test('the idle warning is open for half of a short idle time-out', () => {
  const short = { idleTimeoutMs: minute, maxSessionMs: undefined };
  expect(limitStateAt(marks, short, 30_000 - 1)).toEqual({ kind: 'open' });
  expect(limitStateAt(marks, short, 30_000)).toEqual({ kind: 'idle', endsAt: minute });
});

test("the limit warning opens ten and two minutes before the session's maximum age", () => {
  const stateAt = (now: number) => limitStateAt({ ...marks, activeAt: now }, limits, now);
  expect(stateAt(12 * hour - 10 * minute - 1)).toEqual({ kind: 'open' });
  const notice = { kind: 'limit', endsAt: 12 * hour };
  expect(stateAt(12 * hour - 10 * minute)).toEqual({ ...notice, isLast: false });
  expect(stateAt(12 * hour - 2 * minute)).toEqual({ ...notice, isLast: true });
  expect(stateAt(12 * hour)).toEqual({ kind: 'over' });
});

test('the idle warning has priority over the limit warning in the last minutes of a session', () => {
  const now = 12 * hour - 9 * minute;
  const quiet = { ...marks, activeAt: now - 13 * minute };
  expect(limitStateAt(quiet, limits, now)).toEqual({ kind: 'idle', endsAt: now + 2 * minute });
});

test('a session without limits never ends', () => {
  const none = { idleTimeoutMs: undefined, maxSessionMs: undefined };
  expect(limitStateAt(marks, none, 1e15)).toEqual({ kind: 'open' });
});
