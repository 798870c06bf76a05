import { describe, expect, it, test } from 'vitest';
import { nextPayoutOf, statementOf, type Bonus } from './bonuses.ts';

const bonus = (changes: Partial<Bonus> = {}): Bonus => ({
  bank_name: 'Chase',
  progress: 60,
  status: 'in_progress',
  current: null,
  bonus_amount_cents: 32_500,
  expected_payout_cents: null,
  expected_payout_date: null,
  payout_cents: null,
  fee_kept_cents: null,
  withheld_cents: null,
  ...changes,
});
const paid = bonus({ status: 'completed', payout_cents: 24_375, fee_kept_cents: 8_125 });
const expected = bonus({ expected_payout_cents: 24_375, expected_payout_date: '2026-12-15' });

describe('the statement', () => {
  const meets = (bonuses: readonly Bonus[]) => {
    const statement = statementOf(bonuses, {});
    if (!statement) throw new Error('There is no statement.');
    const { bonuses: earned, fees, withheld, paid: out, expected: coming } = statement;
    return Math.round((earned - fees - withheld) * 100) === Math.round((out + coming) * 100);
  };

  it('is missing without a payout, an expected payout and other credits', () => {
    expect(statementOf([], {})).toBeUndefined();
    expect(statementOf([bonus(), bonus({ status: 'completed' })], {})).toBeUndefined();
  });

  it('counts paid and expected bonuses, whose figures meet', () => {
    const taxed = bonus({ ...paid, payout_cents: 18_000, withheld_cents: 6_375 });
    expect(statementOf([paid, expected, taxed, bonus()], {})).toEqual({
      bonuses: 975,
      fees: 243.75,
      withheld: 63.75,
      paid: 423.75,
      expected: 243.75,
    });
    expect(meets([paid, expected, taxed])).toBe(true);
    expect(meets([bonus({ ...expected, withheld_cents: 1_000 })])).toBe(true);
  });

  it('leaves out a cancelled bonus, unless something was paid for it', () => {
    const cancelled = { status: 'cancelled', expected_payout_cents: 24_375 };
    expect(statementOf([bonus(cancelled)], {})).toBeUndefined();
    expect(statementOf([bonus({ ...cancelled, payout_cents: 0 })], {})).toBeUndefined();
    expect(statementOf([bonus({ ...cancelled, payout_cents: 10 })], {})).toMatchObject({
      paid: 0.1,
      expected: 0,
    });
  });

  it('does not invent a fee that makes the figures meet', () => {
    const unknownFee = { fee_kept_cents: null, expected_payout_cents: 24_375 };
    expect(meets([bonus({ ...paid, ...unknownFee })])).toBe(false);
    expect(meets([bonus({ ...paid, fee_kept_cents: 8_000 })])).toBe(false);
    expect(meets([bonus({ expected_payout_cents: 40_000 })])).toBe(false);
  });

  it('names referral rewards and corrections apart from the bonuses', () => {
    const apart = { referral_reward: 5_000, correction: -1_200 };
    expect(statementOf([paid], apart)).toEqual({
      ...statementOf([paid], {}),
      referral_rewards: 50,
      corrections: -12,
    });
    expect(statementOf([], { referral_reward: 5_000 })).toMatchObject({ bonuses: 0, paid: 0 });
  });
});

test('the next payout is the one with the earliest date, and one without a date is last', () => {
  const later = bonus({ ...expected, bank_name: 'PNC Bank', expected_payout_date: '2027-01-05' });
  const undated = bonus({ bank_name: 'TD Bank', expected_payout_cents: 11_250 });
  expect(nextPayoutOf([undated, later, expected])).toEqual({
    amount: 243.75,
    bank_name: 'Chase',
    date: '2026-12-15',
  });
  expect(nextPayoutOf([undated])).toEqual({ amount: 112.5, bank_name: 'TD Bank' });
});

test('neither a paid nor a cancelled bonus is the next payout', () => {
  const done = bonus({ ...expected, payout_cents: 24_375, status: 'completed' });
  expect(
    nextPayoutOf([done, bonus({ ...expected, status: 'cancelled' }), bonus()]),
  ).toBeUndefined();
});
