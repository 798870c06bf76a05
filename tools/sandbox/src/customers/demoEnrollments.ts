import { paidBonusCents, paidBonuses, payoutDay, splitBonus } from './demoBonuses.ts';
import { dayAhead, dayOfMonth } from './demoDays.ts';

interface DemoRequirement {
  text: string;
  state: 'done' | 'current' | 'upcoming';
  date?: string;
}

export interface DemoEnrollment {
  bank_name: string;
  enrolled_date: string;
  bonus_amount_cents: number;
  progress: number;
  status: string;
  requirements: DemoRequirement[];
  expected_payout_cents?: number;
  expected_payout_date?: string;
  payout_cents?: number;
  payout_date?: string;
  fee_kept_cents?: number;
  cancellation_reason?: string;
}

const done = (text: string, date: string) => ({ text, state: 'done' as const, date });
const current = (text: string, date: string) => ({ text, state: 'current' as const, date });
const upcoming = (text: string) => ({ text, state: 'upcoming' as const });

/** Returns the bonus amount and the expected payout, both in cents. */
const expected = (bonus_amount_cents: number) => ({
  bonus_amount_cents,
  expected_payout_cents: splitBonus(bonus_amount_cents).payoutCents,
});

/** Returns the paid-out enrollments, computed from the same bonuses as the activity. */
function paidEnrollments(now: Date): DemoEnrollment[] {
  return paidBonuses.map((bonus) => {
    const bonus_amount_cents = paidBonusCents(bonus);
    const { feeCents, payoutCents } = splitBonus(bonus_amount_cents);
    return {
      bank_name: bonus.bank,
      enrolled_date: dayOfMonth(now, ...bonus.enrolled),
      bonus_amount_cents,
      progress: 100,
      status: 'completed',
      requirements: bonus.requirements.map(([monthsAgo, day, text]) =>
        done(text, dayOfMonth(now, monthsAgo, day)),
      ),
      payout_cents: payoutCents,
      payout_date: payoutDay(bonus, now),
      fee_kept_cents: feeCents,
    };
  });
}

/**
 * Returns the paid-out enrollments, a cancelled one and three in progress, so that every label of the portal
 * occurs. The current requirement at Wells Fargo is due within a week.
 */
export function demoEnrollments(now: Date): DemoEnrollment[] {
  const ago = (months: number, day: number) => dayOfMonth(now, months, day);
  return [
    ...paidEnrollments(now),
    {
      bank_name: 'Truist',
      enrolled_date: ago(8, 14),
      bonus_amount_cents: 40_000,
      progress: 35,
      status: 'cancelled',
      requirements: [
        done('Open the account', ago(8, 20)),
        upcoming('Receive direct deposits of $1,000'),
      ],
      cancellation_reason: 'The bank has ended the offer before the deposits arrived.',
    },
    {
      bank_name: 'Wells Fargo',
      enrolled_date: ago(2, 16),
      ...expected(32_500),
      progress: 60,
      status: 'in_progress',
      requirements: [
        done('Open the account', ago(1, 23)),
        done('Receive a direct deposit of $500', ago(0, 2)),
        current('Keep $1,500 in the account for 30 days', dayAhead(now, 5)),
      ],
      expected_payout_date: dayAhead(now, 20),
    },
    {
      bank_name: 'PNC Bank',
      enrolled_date: ago(1, 10),
      ...expected(20_000),
      progress: 85,
      status: 'in_progress',
      requirements: [
        done('Open the account', ago(1, 12)),
        done('Receive direct deposits of $2,000', ago(1, 26)),
        current('Pay with the debit card five times', dayAhead(now, 24)),
        upcoming('Keep the account open for 60 days'),
      ],
      expected_payout_date: dayAhead(now, 70),
    },
    {
      bank_name: 'TD Bank',
      enrolled_date: ago(0, 1),
      ...expected(15_000),
      progress: 0,
      status: 'in_progress',
      requirements: [
        current('Open the account', dayAhead(now, 12)),
        upcoming('Receive direct deposits of $500 within 60 days'),
      ],
    },
  ];
}
