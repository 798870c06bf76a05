import { describe, expect, it } from 'vitest';
import { demoRecords } from './demoRecords.ts';

type Kind = Parameters<typeof demoRecords>[0];
const read = <Row>(kind: Kind, now: Date) =>
  demoRecords(kind, now)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

interface Completion {
  date: string;
  bank: string;
  task_type: string;
  amount: number;
}

interface Milestone {
  customer: string;
  milestone: string;
  expected_on: string | null;
}

interface Enrollment {
  bank_name: string;
  bonus_amount: number;
  expected_payout?: number;
  expected_payout_date?: string;
  payout?: number;
  payout_date?: string;
  fee_kept?: number;
  requirements: { state: string; date?: string }[];
}

/** The first, a middle and the last days of months of different lengths. */
const days = ['2028-02-29', '2027-03-31', '2027-01-01', '2027-12-15'];

describe.each(days)('demo records on %s', (day) => {
  const now = new Date(`${day}T12:00:00Z`);
  const completions = read<Completion>('activity', now);
  const enrollments = read<Enrollment>('enrollments', now);

  it('have earnings in each of the last twelve months, and none after today', () => {
    const months = new Set(completions.map(({ date }) => date.slice(0, 7)));
    expect(months.size).toBe(12);
    for (const { date } of completions) expect(date <= day).toBe(true);
  });

  it('have requirements that are done by today, and one that is due within a week', () => {
    const inAWeek = new Date(now.getTime() + 7 * 86_400_000).toISOString().slice(0, 10);
    const due = enrollments.filter(({ requirements }) =>
      requirements.some(({ state, date = '' }) => {
        if (state === 'done') expect(date <= day).toBe(true);
        if (state === 'current') expect(date > day).toBe(true);
        return state === 'current' && date <= inAWeek;
      }),
    );
    expect(due.map(({ bank_name }) => bank_name)).toEqual(['Wells Fargo']);
  });

  it('expect three quarters of each bonus in progress, and no payout that is late', () => {
    const open = enrollments.filter(({ expected_payout }) => expected_payout !== undefined);
    expect(open).toHaveLength(3);
    for (const { bonus_amount, expected_payout, expected_payout_date = '9999' } of open) {
      expect(expected_payout).toBe(bonus_amount * 0.75);
      expect(expected_payout_date > day).toBe(true);
    }
  });

  it('expect the milestones of each first day in their order, after today', () => {
    for (const name of ['eli', 'noah']) {
      const own = read<Milestone>('milestones', now).filter(({ customer }) =>
        customer.startsWith(name),
      );
      const days = own.map(({ expected_on }) => String(expected_on));
      expect(own).toHaveLength(4);
      expect([day, ...days]).toEqual([day, ...days].sort());
    }
  });

  it('pay three quarters of each bonus out, on the day of the payout in the activity', () => {
    const paid = enrollments.filter(({ payout }) => payout !== undefined);
    expect(paid).toHaveLength(8);
    for (const { bank_name, bonus_amount, payout, payout_date, fee_kept } of paid) {
      expect([payout, fee_kept]).toEqual([bonus_amount * 0.75, bonus_amount * 0.25]);
      const of = completions.filter(({ bank, amount }) => bank === bank_name && amount > 0);
      expect(of.reduce((sum, { amount }) => sum + amount, 0)).toBe(bonus_amount);
      expect(of.at(-1)).toMatchObject({ task_type: 'Bonus Payout', date: payout_date });
    }
  });
});
