import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSsn } from '../../formatting/formatters.ts';
import { maskSsn } from './maskSsn.ts';

test('leaves the last four digits of a whole number', () => {
  expect(maskSsn('900-12-3456')).toBe('•••-••-3456');
});

test('leaves nothing of a number that is not whole', () => {
  expect(maskSsn('900-12-345')).toBe('•••-••-•••');
  expect(maskSsn('')).toBe('');
});

test('keeps the length and never shows more than four digits, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const ssn = formatSsn(typed);
      const masked = maskSsn(ssn);
      expect(masked).toHaveLength(ssn.length);
      const shown = masked.replaceAll(/\D/g, '');
      expect(shown.length === 0 || (shown.length === 4 && ssn.endsWith(shown))).toBe(true);
    }),
  );
});
