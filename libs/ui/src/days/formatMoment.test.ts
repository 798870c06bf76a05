import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoment } from './formatMoment.ts';

const intl = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

test('formats every time like Intl', () => {
  const min = new Date('1000-01-01T12:00Z');
  const max = new Date('9999-12-31T12:00Z');
  fc.assert(
    fc.property(fc.date({ min, max, noInvalidDate: true }), (date) => {
      expect(formatMoment(date.getTime())).toBe(intl.format(date));
    }),
  );
});

test.each([
  ['2026-11-21T00:05', '12:05 AM'],
  ['2026-11-21T12:00', '12:00 PM'],
  ['2026-11-21T23:59', '11:59 PM'],
])('formats %s as %s', (at, time) => {
  expect(formatMoment(new Date(at).getTime())).toBe(`Nov 21, 2026, ${time}`);
});
