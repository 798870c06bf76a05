import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { maskedSsn, spokenSsn } from './PersonalCard.tsx';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));

describe('a Social Security number', () => {
  test('shows only its last four digits', () => {
    fc.assert(
      fc.property(digits(4), (lastFour) => {
        expect(maskedSsn(lastFour)).toBe(`•••-••-${lastFour}`);
        expect(spokenSsn(lastFour)).toBe(`ending in ${lastFour}`);
      }),
    );
  });

  test('is completely masked if the number of digits is wrong', () => {
    const others = fc
      .oneof(fc.string(), digits(3), digits(9))
      .filter((text) => !/^\d{4}$/.test(text));
    fc.assert(
      fc.property(others, (text) => {
        expect(maskedSsn(text)).toBe('•••-••-••••');
        expect(spokenSsn(text)).toBe('Hidden');
      }),
    );
  });
});
