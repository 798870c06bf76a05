import { describe, expect, test } from 'vitest';
import { agreements, versionInForce } from './agreements.ts';

describe.each(Object.entries(agreements))('the contract %s', (_kind, { versions, current }) => {
  test('lists its versions by effective day, with the displayed version last', () => {
    const days = versions.map(({ effectiveDate }) => effectiveDate);
    for (const day of days) expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(days).toEqual([...days].sort());
    expect(current).toBe(versions.at(-1));
  });

  test('has unique version names that a header may contain', () => {
    const names = versions.map(({ version }) => version);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[A-Za-z0-9][\w.-]{0,31}$/);
  });
});

describe('the version in force', () => {
  const second = { version: '2.0', effectiveDate: '2027-02-01' };
  const versions = [{ version: '1.0', effectiveDate: '2026-11-20' }, second];
  test.each([
    ['2026-11-20T00:00:00.000Z', '1.0'],
    ['2027-01-31T23:59:59.999Z', '1.0'],
    ['2027-02-01T00:00:00.000Z', '2.0'],
    ['2027-01-31T20:00:00.000-05:00', '2.0'],
    ['2031-05-05T05:05:05.000Z', '2.0'],
    // A time before the first version was in force, as with a wrong clock.
    ['2019-01-01T00:00:00.000Z', '1.0'],
  ])('at %s is %s', (moment, version) => {
    expect(versionInForce({ versions, current: second }, new Date(moment))).toBe(version);
  });
});
