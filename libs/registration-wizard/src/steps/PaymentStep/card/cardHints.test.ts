import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardNumberHint, isWholeCardNumber } from './CardNumber.tsx';

describe('a card number', () => {
  const slip = 'One of these digits seems to be wrong. Please compare them with your card.';

  test.each(['4242 4242 4242 4242', '5555 5555 5555 4444', '3782 8224 6310 005', '', '4242 4242'])(
    '%j gets no advice',
    (cardNumber) => {
      expect(cardNumberHint(cardNumber)).toBeUndefined();
    },
  );

  test.each(['4242 4242 4242 4241', '4224 4242 4242 4242', '1234 5678 9012'])(
    '%s gets advice',
    (cardNumber) => {
      expect(cardNumberHint(cardNumber)).toBe(slip);
    },
  );

  const number = fc.stringMatching(/^\d{12,16}$/);

  test('gets no advice with exactly one of the ten possible check digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{11,15}$/), (digits) => {
        const fitting = [...'0123456789'].filter((last) => !cardNumberHint(digits + last));
        expect(fitting).toHaveLength(1);
      }),
    );
  });

  test('gets advice if any digit of a valid number is wrong', () => {
    const slipAt = fc.record({ at: fc.nat({ max: 11 }), by: fc.integer({ min: 1, max: 9 }) });
    fc.assert(
      fc.property(number, slipAt, (digits, { at, by }) => {
        fc.pre(cardNumberHint(digits) === undefined);
        const wrong = String((Number(digits[at]) + by) % 10);
        expect(cardNumberHint(digits.slice(0, at) + wrong + digits.slice(at + 1))).toBe(slip);
      }),
    );
  });

  test.each([
    ['4242 4242 4242 4242', true],
    ['4242 4242 4242 424', false],
    ['3782 822463 10005', true],
    ['', false],
  ])('%j is complete: %s', (cardNumber, isWhole) => {
    expect(isWholeCardNumber(cardNumber)).toBe(isWhole);
  });
});
