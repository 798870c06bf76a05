import { longDay } from '@bank-bonuses/messages';
import { formatDay } from '@bank-bonuses/ui';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatStateCode } from './typedValues.ts';

test('formatStateCode returns two capital letters', () => {
  expect(formatStateCode('ca')).toBe('CA');
  expect(formatStateCode('n.y.c')).toBe('NY');
});

test('formatStateCode returns the first two letters and ignores other characters', () => {
  const noLetters = fc.stringMatching(/^[^a-zA-Z]{0,3}$/);
  const letter = fc.stringMatching(/^[a-zA-Z]$/);
  fc.assert(
    fc.property(noLetters, letter, noLetters, letter, fc.string(), (a, first, b, second, rest) => {
      expect(formatStateCode(a + first + b + second + rest)).toBe((first + second).toUpperCase());
    }),
  );
});

test('formatStateCode is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formatStateCode(formatStateCode(text))).toBe(formatStateCode(text));
    }),
  );
});

test('formatDay formats a day like the service', () => {
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
