import { longDay } from '@bank-bonuses/messages';
import { formatDay } from '@bank-bonuses/ui';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatStateCode } from './typedValues.ts';

test('formats a state as two capital letters', () => {
  expect(formatStateCode('ca')).toBe('CA');
  expect(formatStateCode('n.y.c')).toBe('NY');
});

test('formats a state from its first two letters, ignoring other characters', () => {
  const noLetters = fc.stringMatching(/^[^a-zA-Z]{0,3}$/);
  const letter = fc.stringMatching(/^[a-zA-Z]$/);
  fc.assert(
    fc.property(noLetters, letter, noLetters, letter, fc.string(), (a, first, b, second, rest) => {
      expect(formatStateCode(a + first + b + second + rest)).toBe((first + second).toUpperCase());
    }),
  );
});

test('formatting a state is idempotent', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formatStateCode(formatStateCode(text))).toBe(formatStateCode(text));
    }),
  );
});

test('formats a day as the service does', () => {
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
