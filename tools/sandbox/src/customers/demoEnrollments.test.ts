import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoCompletions } from './demoActivity.ts';
import { paidBonuses } from './demoBonuses.ts';
import { demoEnrollments } from './demoEnrollments.ts';

const anyMoment = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});
const day = (moment: Date) => moment.toISOString().slice(0, 10);
const states = ['done', 'current', 'upcoming'];

describe('bonuses of the earning customer', () => {
  it('include paid-out, cancelled and in-progress bonuses with the expected progress', () => {
    const enrollments = demoEnrollments(new Date());
    expect(enrollments.map(({ status, progress }) => [status, progress])).toEqual([
      ...paidBonuses.map(() => ['completed', 100]),
      ['cancelled', 35],
      ['in_progress', 60],
      ['in_progress', 85],
      ['in_progress', 0],
    ]);
  });

  it('have requirements in order of their dates: done ones not after today, the current one after today', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        for (const { enrolled_date, requirements } of demoEnrollments(now)) {
          const ranks = requirements.map(({ state }) => states.indexOf(state));
          expect(ranks).toEqual(ranks.toSorted());
          expect(ranks.filter((rank) => rank === 1).length).toBeLessThan(2);
          const days = requirements.flatMap(({ date }) => date ?? []);
          expect([enrolled_date, ...days].toSorted()).toEqual([enrolled_date, ...days]);
          for (const { state, date = '' } of requirements) {
            if (state === 'done') expect(date <= day(now)).toBe(true);
            if (state === 'current') expect(date > day(now)).toBe(true);
          }
        }
      }),
    );
  });

  it('include exactly one bonus whose current requirement is due within a week', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        const inAWeek = day(new Date(now.getTime() + 7 * 86_400_000));
        const due = demoEnrollments(now).flatMap(({ bank_name, requirements }) =>
          requirements.some(({ state, date = '' }) => state === 'current' && date <= inAWeek)
            ? [bank_name]
            : [],
        );
        expect(due).toEqual(['Wells Fargo']);
      }),
    );
  });

  it('are split into a payout (three quarters) and a fee (one quarter)', () => {
    const enrollments = demoEnrollments(new Date());
    for (const { status, bonus_amount_cents: bonus, ...figures } of enrollments) {
      if (status === 'completed') {
        expect(figures).toMatchObject({ payout_cents: bonus * 0.75, fee_kept_cents: bonus * 0.25 });
      } else if (status === 'cancelled') {
        expect(figures.cancellation_reason).toMatch(/offer/);
      } else {
        expect(figures.expected_payout_cents).toBe(bonus * 0.75);
      }
    }
  });

  it('have the same banks and payout dates as the payouts in the activity', () => {
    fc.assert(
      fc.property(anyMoment, (now) => {
        const payouts = demoCompletions(now).filter(
          ({ task_type }) => task_type === 'Bonus Payout',
        );
        const paid = demoEnrollments(now).filter(({ payout_date }) => payout_date !== undefined);
        expect(payouts.map(({ bank, date }) => `${bank} ${date}`).toSorted()).toEqual(
          paid.map(({ bank_name, payout_date }) => `${bank_name} ${payout_date}`).toSorted(),
        );
      }),
    );
  });

  it('add up to the sum of the activity, together with the tasks that belong to no paid-out bonus', () => {
    const now = new Date();
    const sum = (amounts: readonly (number | undefined)[]) =>
      amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0);
    const enrollments = demoEnrollments(now);
    const paidBanks = paidBonuses.map(({ bank }) => bank);
    const completions = demoCompletions(now);
    const uncovered = completions.filter(
      ({ bank, amount_cents }) => amount_cents < 0 || !paidBanks.includes(bank),
    );
    expect(uncovered.map(({ task_type }) => task_type).toSorted()).toEqual([
      'Account Opening',
      'Direct Deposit',
      'Monthly Fee',
      'Referral Reward',
    ]);
    expect(sum(completions.map(({ amount_cents }) => amount_cents))).toBe(
      sum(
        enrollments.flatMap(({ payout_cents, fee_kept_cents }) => [payout_cents, fee_kept_cents]),
      ) + sum(uncovered.map(({ amount_cents }) => amount_cents)),
    );
  });
});
