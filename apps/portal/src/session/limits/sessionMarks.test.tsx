import { beforeEach, expect, test } from 'vitest';
import { limitStateAt } from './limitState.ts';
import { readMarks, writeMarks } from './sessionMarks.ts';

const minute = 60_000;
const hour = 60 * minute;
const nine = new Date('2026-11-20T09:00:00').getTime();
const session = { sessionId: 'a', ageMs: 0 };
const limits = { idleTimeoutMs: 15 * minute, maxSessionMs: 12 * hour };

const stateAt = (now: number) => limitStateAt(readMarks(session, now), limits, now);

beforeEach(() => localStorage.clear());

test('the start of a new session is derived from the age of its token', () => {
  const marks = { sessionId: 'a', startedAt: nine - hour, activeAt: nine };
  expect(readMarks({ ...session, ageMs: hour }, nine)).toEqual(marks);
  expect(readMarks(session, nine + minute)).toEqual(marks);
});

test('new marks are stored for another session', () => {
  readMarks(session, nine);
  expect(readMarks({ sessionId: 'b', ageMs: 0 }, nine + hour)).toMatchObject({
    sessionId: 'b',
    startedAt: nine + hour,
  });
});

test('after the clock was set back, the idle time starts at the new time', () => {
  readMarks(session, nine);
  const earlier = nine - 3 * hour;
  expect(stateAt(earlier)).toEqual({ kind: 'open' });
  expect(stateAt(earlier + 14 * minute)).toMatchObject({ kind: 'idle' });
  expect(stateAt(earlier + 15 * minute)).toEqual({ kind: 'over' });
});

test('setting the clock back repeatedly does not extend the session', () => {
  let now = nine;
  let lasted = 0;
  while (stateAt(now).kind !== 'over' && lasted < 24 * hour) {
    writeMarks({ ...readMarks(session, now), activeAt: now });
    // The clock advances ten minutes and is then set back by an hour.
    writeMarks({ ...readMarks(session, now + 10 * minute), activeAt: now + 10 * minute });
    lasted += 10 * minute;
    now -= 50 * minute;
  }
  expect(lasted).toBe(12 * hour);
});
