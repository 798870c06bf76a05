import { afterEach, expect, test, vi } from 'vitest';
import { longDay } from './longDay.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
  'a day is formatted the same in the time zone %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(longDay('2026-03-01')).toBe('March 1, 2026');
  },
);

test('the text for an invalid day is empty', () => {
  expect(longDay('2026-13-01')).toBe('');
});

test.each([
  ['America/New_York', 'March 1, 2026 at 11:30 PM EST'],
  ['UTC', 'March 2, 2026 at 4:30 AM UTC'],
  ['Asia/Tokyo', 'March 2, 2026 at 1:30 PM GMT+9'],
])('a time is formatted in the time zone %s, with the name of the zone', async (zone, text) => {
  vi.stubEnv('TZ', zone);
  // The module reads the time zone when it is imported.
  vi.resetModules();
  const there = await import('./longDay.ts');
  expect(there.longMoment('2026-03-02T04:30:12Z').replaceAll('\u202f', ' ')).toBe(text);
});

test.each([
  ['America/Los_Angeles', 'January 14, 2026'],
  ['UTC', 'January 15, 2026'],
  ['Pacific/Kiritimati', 'January 15, 2026'],
])('the date of a time at night in %s is %s', async (zone, day) => {
  vi.stubEnv('TZ', zone);
  vi.resetModules();
  const there = await import('./longDay.ts');
  expect(there.longDate('2026-01-15T03:00:00Z')).toBe(day);
  expect(there.longDate('unknown')).toBe('unknown');
});
