import fc from 'fast-check';
import { expect, test } from 'vitest';
import { birthDateHint } from './birthDateHint.ts';

const now = new Date(2026, 10, 21, 23, 30);
const future = 'This date is in the future. Please check it.';
const young = 'This date is less than 18 years ago. Please check it.';
const old = 'This date is more than 120 years ago. Please check it.';

test.each([
  ['2026-11-22', future],
  ['2206-04-12', future],
  ['19900-04-12', future],
  ['2026-11-21', young],
  ['2008-11-22', young],
  ['2008-11-21', undefined],
  ['1990-04-12', undefined],
  ['1906-11-21', undefined],
  ['1906-11-20', old],
  ['0090-04-12', old],
  ['', undefined],
  ['yesterday', undefined],
])('of %j on November 21, 2026: %s', (day, hint) => {
  expect(birthDateHint(day, now)).toBe(hint);
});

test('looks at the local day, whatever the time of the day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 24 * 60 - 1 }), (minute) => {
      const moment = new Date(2026, 10, 21, 0, minute);
      expect(birthDateHint('2026-11-22', moment)).toBe(future);
      expect(birthDateHint('2008-11-21', moment)).toBeUndefined();
    }),
  );
});
