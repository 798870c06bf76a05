import { longDay } from '@bank-bonuses/messages';
import { formatDay } from '@bank-bonuses/ui';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatStateCode } from './typedValues.ts';

test('a state is two capital letters', () => {
  expect(formatStateCode('ca')).toBe('CA');
  expect(formatStateCode('n.y.c')).toBe('NY');
});

test('a state is the first two letters, whatever stands between them', () => {
  const noLetters = fc.stringMatching(/^[^a-zA-Z]{0,3}$/);
  const letter = fc.stringMatching(/^[a-zA-Z]$/);
  fc.assert(
    fc.property(noLetters, letter, noLetters, letter, fc.string(), (a, first, b, second, rest) => {
      expect(formatStateCode(a + first + b + second + rest)).toBe((first + second).toUpperCase());
    }),
  );
});

test('formatting a state twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formatStateCode(formatStateCode(text))).toBe(formatStateCode(text));
    }),
  );
});

test('a day is written out as the service writes it', () => {
  const days = fc.date({
    min: new Date('1900-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(days, (moment) => {
      const day = moment.toISOString().slice(0, 10);
      expect(formatDay(day, 'long')).toBe(longDay(day));
    }),
  );
});
