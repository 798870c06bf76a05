import { afterEach, expect, test, vi } from 'vitest';
import { birthDateError } from './birthDate.ts';

afterEach(() => vi.unstubAllEnvs());

const now = new Date(2026, 10, 21, 23, 30);
const invalid = 'Please enter a valid date of birth';
const young = 'You must be at least 18 years old to register';

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

test.each(['Etc/GMT+12', 'America/Los_Angeles', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
  'in %s a person is 18 during the whole 18th birthday, and not the minute before',
  (zone) => {
    vi.stubEnv('TZ', zone);
    expect(birthDateError('2010-03-15', new Date(2028, 2, 14, 23, 59))).toBe(young);
    expect(birthDateError('2010-03-15', new Date(2028, 2, 15, 0, 0))).toBeUndefined();
    expect(birthDateError('2010-03-15', new Date(2028, 2, 15, 23, 59))).toBeUndefined();
  },
);

test('a person born on February 29 is 18 on March 1 of a common year', () => {
  expect(birthDateError('2008-02-29', new Date(2026, 1, 28, 23, 59))).toBe(young);
  expect(birthDateError('2008-02-29', new Date(2026, 2, 1))).toBeUndefined();
});
