import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { birthDateHint, birthDateError } from './birthDate.ts';

const now = new Date(2026, 10, 21, 23, 30);
const invalid = 'Please enter a valid date of birth';
const young = 'You must be at least 18 years old to register';
const old = 'This date is more than 120 years ago. Please check it.';

test.each([
  ['2026-11-22', invalid],
  ['2206-04-12', invalid],
  ['19900-04-12', invalid],
  ['0090-04-12', invalid],
  ['1899-12-31', invalid],
  ['1990-02-30', invalid],
  ['yesterday', invalid],
  ['2026-11-21', young],
  ['2008-11-22', young],
  ['2008-11-21', undefined],
  ['1990-04-12', undefined],
  ['1900-01-01', undefined],
])('on November 21, 2026, the date of birth %j has the error %s', (day, message) => {
  expect(birthDateError(day, now)).toBe(message);
});

test.each([
  ['1906-11-20', old],
  ['1900-01-01', old],
  ['1906-11-21', undefined],
  ['1899-12-31', undefined],
  ['1990-04-12', undefined],
  ['', undefined],
])('on November 21, 2026, the date of birth %j has the hint %s', (day, hint) => {
  expect(birthDateHint(day, now)).toBe(hint);
});

/** Computes an age by counting birthdays, independently of the code under test. */
function ageOn(today: Day, born: Day): number {
  const isBefore =
    today.month < born.month || (today.month === born.month && today.date < born.date);
  return today.year - born.year - (isBefore ? 1 : 0);
}

interface Day {
  year: number;
  month: number;
  date: number;
}

const daysIn = ({ year, month }: Day) => new Date(year, month, 0).getDate();
const dayFrom = (min: number, max: number) =>
  fc
    .record({
      year: fc.integer({ min, max }),
      month: fc.integer({ min: 1, max: 12 }),
      date: fc.integer({ min: 1, max: 31 }),
    })
    .filter((day) => day.date <= daysIn(day));
const written = ({ year, month, date }: Day) =>
  [year, ...[month, date].map((part) => String(part).padStart(2, '0'))].join('-');
const minute = fc.integer({ min: 0, max: 24 * 60 - 1 });

describe('the age', () => {
  test('increases on each birthday', () => {
    fc.assert(
      fc.property(dayFrom(2026, 2099), dayFrom(1900, 2099), minute, (today, born, at) => {
        const moment = new Date(today.year, today.month - 1, today.date, 0, at);
        const age = ageOn(today, born);
        const expected = age < 0 ? invalid : age < 18 ? young : undefined;
        expect(birthDateError(written(born), moment)).toBe(expected);
      }),
    );
  });

  test.each(['Etc/GMT+12', 'America/Los_Angeles', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    'is 18 in %s during the whole 18th birthday, and not the day before',
    (zone) => {
      vi.stubEnv('TZ', zone);
      fc.assert(
        fc.property(dayFrom(2026, 2060), minute, (today, at) => {
          fc.pre(today.month !== 2 || today.date !== 29);
          const birthday = written({ ...today, year: today.year - 18 });
          const { year, month, date } = today;
          expect(birthDateError(birthday, new Date(year, month - 1, date, 0, at))).toBeUndefined();
          expect(birthDateError(birthday, new Date(year, month - 1, date - 1, 0, at))).toBe(young);
        }),
        { numRuns: 25 },
      );
      vi.unstubAllEnvs();
    },
  );

  test('of a person born on February 29 increases on March 1 of a common year', () => {
    expect(birthDateError('2008-02-29', new Date(2026, 1, 28, 23, 59))).toBe(young);
    expect(birthDateError('2008-02-29', new Date(2026, 2, 1))).toBeUndefined();
  });
});
