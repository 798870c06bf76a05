import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { daysBetween, localDay } from './days.ts';

afterEach(() => void vi.unstubAllEnvs());

// Time zones whose clock changes at two o'clock, at midnight in both directions, by half an hour,
// or never.
const zones = [
  'America/Los_Angeles',
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'UTC',
];

const moment = fc.date({
  min: new Date('2020-01-02'),
  max: new Date('2035-12-30'),
  noInvalidDate: true,
});

describe.each(zones)('in %s', (zone) => {
  const written = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });

  test('localDay returns the day of the local clock', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(moment, (date) => {
        expect(localDay(date)).toBe(written.format(date));
      }),
    );
  });

  test('daysBetween counts days correctly across clock changes', () => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(moment, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const other = new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12);
        expect(daysBetween(localDay(date), localDay(other))).toBe(days);
      }),
    );
  });
});

test.each([
  ['2026-11-23', '2026-11-23', 0],
  ['2026-02-28', '2026-03-01', 1],
  ['2024-02-28', '2024-03-01', 2],
  ['2026-01-01', '2025-12-31', -1],
])('daysBetween %s and %s is %d', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each(['', 'soon', '2026-13-01'])('daysBetween is NaN if one of the days is %j', (none) => {
  expect(daysBetween(none, '2026-11-23')).toBeNaN();
  expect(daysBetween('2026-11-23', none)).toBeNaN();
});
