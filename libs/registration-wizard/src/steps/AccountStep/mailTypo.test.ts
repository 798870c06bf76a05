import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSlips, suggestAddress } from './mailTypo.ts';

test.each([
  ['avery@gmial.com', 'avery@gmail.com'],
  ['avery@gmail.co', 'avery@gmail.com'],
  ['avery@gmai.com', 'avery@gmail.com'],
  ['Avery.E@GMAIL.CON', 'Avery.E@gmail.com'],
  ['avery@hotmial.com', 'avery@hotmail.com'],
  ['avery@outlok.cm', 'avery@outlook.com'],
  ['avery@yaho.com', 'avery@yahoo.com'],
  ['avery@comcast.ent', 'avery@comcast.net'],
])('the suggestion for %s is %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  'avery@example.com',
  'avery@gmail.com',
  'avery@ymail.com',
  'avery@mail.com',
  'avery@gmx.com',
  'avery',
  '@gmail.co',
  'avery@',
  '',
])('there is no suggestion for %j', (typed) => {
  expect(suggestAddress(typed)).toBeUndefined();
});

test('a suggestion has the same part before the @, and causes no further suggestion', () => {
  const name = fc.stringMatching(/^[A-Za-z0-9.+]{1,12}$/);
  const domain = fc.stringMatching(/^[a-z]{1,9}\.[a-z]{2,3}$/);
  fc.assert(
    fc.property(name, domain, (person, place) => {
      const meant = suggestAddress(`${person}@${place}`);
      if (meant === undefined) return;
      expect(meant.startsWith(`${person}@`)).toBe(true);
      expect(suggestAddress(meant)).toBeUndefined();
    }),
  );
});

test('countSlips is symmetric and returns 0 only for equal words', () => {
  const word = fc.stringMatching(/^[a-c.]{0,7}$/);
  fc.assert(
    fc.property(word, word, (one, other) => {
      const slips = countSlips(one, other);
      expect(slips).toBe(countSlips(other, one));
      expect(slips === 0).toBe(one === other);
      expect(slips).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(slips).toBeGreaterThanOrEqual(Math.abs(one.length - other.length));
    }),
  );
});
