import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { formatDay } from './formatDay.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each(['America/Los_Angeles', 'UTC', 'Pacific/Kiritimati'])(
  'formats the same day in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    expect(new Date().getTimezoneOffset() === 0).toBe(zone === 'UTC');
    vi.resetModules();
    const there = await import('./formatDay.ts');
    expect(there.formatDay('2026-11-03')).toBe('Nov 3, 2026');
    expect(there.formatDay('2026-01-01')).toBe('Jan 1, 2026');
    expect(there.formatDay('2024-02-29')).toBe('Feb 29, 2024');
    expect(there.formatDay('1990-04-12', 'long')).toBe('April 12, 1990');
    expect(there.formatDay('2000-01-01', 'long')).toBe('January 1, 2000');
  },
);

test('formats day, month and year of every day', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }),
      (date) => {
        const day = date.toISOString().slice(0, 10);
        const parsed = new Date(`${formatDay(day)} UTC`);
        expect(parsed.toISOString().slice(0, 10)).toBe(day);
      },
    ),
  );
});

test('formats every day like Intl', () => {
  const min = new Date('1000-01-01');
  const max = new Date('9999-12-31');
  fc.assert(
    fc.property(
      fc.date({ min, max, noInvalidDate: true }),
      fc.constantFrom('medium', 'long'),
      (date, length) => {
        const intl = new Intl.DateTimeFormat('en-US', { dateStyle: length, timeZone: 'UTC' });
        expect(formatDay(date.toISOString().slice(0, 10), length)).toBe(intl.format(date));
      },
    ),
  );
});

test.each(['', 'soon', '2026', '2026-02-31', '2026-13-01', '11/03/2026'])(
  'returns %j unchanged',
  (text) => {
    expect(formatDay(text)).toBe(text);
    expect(formatDay(text, 'long')).toBe(text);
  },
);
