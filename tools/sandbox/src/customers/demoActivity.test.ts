import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoAccounts, demoCompletions } from './demoActivity.ts';

function lastTwelveMonths(now: Date): string[] {
  return Array.from({ length: 12 }, (_, ago) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago, 1)).toISOString().slice(0, 7),
  ).sort();
}

const anyDay = fc.date({
  min: new Date('2020-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
});

describe('activity of the earning customer', () => {
  it('has earnings in each of the last twelve months and none after today', () => {
    fc.assert(
      fc.property(anyDay, (now) => {
        const completions = demoCompletions(now);
        const sums = new Map<string, number>();
        for (const { date, amount_cents } of completions) {
          const month = date.slice(0, 7);
          sums.set(month, (sums.get(month) ?? 0) + amount_cents);
          expect(date <= now.toISOString().slice(0, 10)).toBe(true);
        }
        expect(completions).toHaveLength(23);
        expect([...sums.keys()].sort()).toEqual(lastTwelveMonths(now));
        expect(Math.min(...sums.values())).toBeGreaterThan(0);
        // The chart's axis divides the maximum, in cents, into four equal parts, so the maximum
        // must be divisible by 4.
        expect(Math.max(...sums.values()) % 4).toBe(0);
      }),
    );
  });

  it('has accounts of three types', () => {
    expect(demoAccounts.map(({ account_type }) => account_type)).toEqual([
      'USER_HUB_ACCOUNT',
      'OFFER_ACCOUNT',
      'BROKERAGE_ACCOUNT',
    ]);
  });
});
