import { expect, test } from 'vitest';
import { birthDateIssue } from './birthDate.ts';

const invalid = 'Please enter a valid date of birth';
const tooYoung = 'You must be at least 18 years old to register';
const noon = '2026-11-22T12:00:00Z';

test.each([
  ['1900-01-01', noon, undefined],
  ['1899-12-31', noon, invalid],
  // Tomorrow in UTC, but already today on Kiritimati (UTC+14).
  ['2026-11-23', noon, tooYoung],
  ['2026-11-23', '2026-11-22T09:59:59Z', invalid],
  // Turns 18 today in the earliest time zone, UTC+14.
  ['2008-11-23', '2026-11-22T10:00:00Z', undefined],
  ['2008-11-23', '2026-11-22T09:59:59Z', tooYoung],
  ['2008-02-29', '2026-02-28T09:59:59Z', tooYoung],
  ['2008-02-29', '2026-02-28T10:00:00Z', undefined],
])('a birth date of %s, checked at %s, has the error: %s', (birthDate, now, msg) => {
  expect(birthDateIssue(birthDate, new Date(now))?.msg).toBe(msg);
});
