import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { filledForm } from '../testing/filledForm.ts';
import { longDay } from '@bank-bonuses/product';
import { toPayload } from '../fields/payload.ts';
import { answersToCheck } from '../fields/review.ts';

/**
 * Time zones from UTC-12 to UTC+14, including quarter-hour offsets, daylight saving time and
 * skipped days.
 */
const zones = [
  ...['Etc/GMT+12', 'Pacific/Pago_Pago', 'Pacific/Honolulu', 'Pacific/Marquesas', 'America/Adak'],
  ...['America/Anchorage', 'America/Los_Angeles', 'America/Phoenix', 'America/Denver'],
  ...['America/Chicago', 'America/Mexico_City', 'America/New_York', 'America/Detroit'],
  ...['America/Puerto_Rico', 'America/Halifax', 'America/Caracas', 'America/St_Johns'],
  ...['America/Sao_Paulo', 'America/Nuuk', 'Atlantic/South_Georgia', 'Atlantic/Azores'],
  ...['Atlantic/Reykjavik', 'UTC', 'Europe/London', 'Europe/Dublin', 'Africa/Casablanca'],
  ...['Europe/Berlin', 'Africa/Lagos', 'Europe/Kyiv', 'Africa/Cairo', 'Asia/Jerusalem'],
  ...['Europe/Moscow', 'Asia/Tehran', 'Asia/Dubai', 'Asia/Kabul', 'Asia/Karachi', 'Asia/Kolkata'],
  ...['Asia/Kathmandu', 'Asia/Dhaka', 'Asia/Yangon', 'Asia/Bangkok', 'Asia/Shanghai'],
  ...['Australia/Eucla', 'Asia/Tokyo', 'Australia/Adelaide', 'Australia/Sydney'],
  ...['Australia/Lord_Howe', 'Pacific/Norfolk', 'Pacific/Auckland', 'Pacific/Chatham'],
  ...['Pacific/Apia', 'Pacific/Kiritimati'],
];

const months =
  'January February March April May June July August September October November December';

/** Formats a day from its text alone, without a clock, to compare it with the code under test. */
function writtenOut(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${months.split(' ')[Number(month) - 1] ?? ''} ${Number(date)}, ${year}`;
}

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const photo = { filename: 'a.jpg', content_type: 'image/jpeg', data: '' };

test('the list has more than forty time zones, and setting them changes the offset', () => {
  expect(new Set(zones).size).toBeGreaterThan(40);
  const offsets = new Set(
    zones.map((zone) => {
      vi.stubEnv('TZ', zone);
      return new Date('2026-07-01T00:00:00Z').getTimezoneOffset();
    }),
  );
  vi.unstubAllEnvs();
  expect(offsets.size).toBeGreaterThan(25);
});

test.each(zones)(
  'in the time zone %s, a date of birth is formatted, summarized and sent as the same day',
  (zone) => {
    vi.stubEnv('TZ', zone);
    fc.assert(
      fc.property(day, (dateOfBirth) => {
        const form = { ...filledForm, dateOfBirth };
        expect(longDay(dateOfBirth)).toBe(writtenOut(dateOfBirth));
        const checked = answersToCheck(form).flatMap(({ answers }) => answers);
        expect(checked).toContainEqual({ term: 'Date of Birth', value: writtenOut(dateOfBirth) });
        expect(toPayload(form, 'auth-1', { selfiePhoto: photo }).date_of_birth).toBe(dateOfBirth);
      }),
      { numRuns: 25 },
    );
    vi.unstubAllEnvs();
  },
);
