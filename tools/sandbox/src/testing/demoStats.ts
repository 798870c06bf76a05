import type { DashboardStats, Enrollment, UserProfile } from '@bank-bonuses/api-client';
import { expect } from 'vitest';

type Read = (path: string) => Promise<unknown>;

/**
 * Checks the stats, enrollments and tasks of the demo customer with earnings. Returns the total
 * earned.
 */
export async function expectYearOfWork(read: Read): Promise<number> {
  const stats = (await read('/api/user/dashboard/stats')) as DashboardStats & {
    total_earned: number;
  };
  expect(stats).toMatchObject({
    earnings_overview: { length: 12 },
    total_earned: 3213,
    paid_out: 2306.25,
    in_progress: 506.25,
    fees_kept: 768.75,
    referral_count: 2,
    next_payout: { bank_name: 'Wells Fargo', amount: 243.75 },
    attention: [{ kind: 'requirement_due', bank_name: 'Wells Fargo' }],
  });
  expect(await read('/api/user/task-completions')).toMatchObject({ total: 23 });
  expect(await read('/api/user/accounts')).toMatchObject({ account_count: 3 });
  const enrollments = (await read('/api/user/enrollments')) as Enrollment[];
  await expectNothingBeforeRegistration(read, enrollments);
  return stats.total_earned;
}

/**
 * Checks that registration, payment and consents have the same timestamp, and that all activity is
 * on a later date.
 */
async function expectNothingBeforeRegistration(
  read: Read,
  enrollments: readonly Enrollment[],
): Promise<void> {
  const profile = (await read('/api/user/profile')) as UserProfile;
  const { payment } = profile as Required<UserProfile>;
  const registered = payment.registered_at;
  expect([payment.status_changed_at, payment.card_authorized_at]).toEqual([registered, registered]);
  expect(payment.contracts.map(({ accepted_at }) => accepted_at)).toEqual([registered, registered]);
  const day = registered.slice(0, 10);
  for (const { enrolled_date } of enrollments) expect((enrolled_date ?? '') > day).toBe(true);
}

/** Checks the demo customer whose wire is on its way: every later milestone has its day, in order. */
export async function expectPaymentOnItsWay(read: Read): Promise<void> {
  const stats = (await read('/api/user/dashboard/stats')) as DashboardStats;
  const [payment, ...later] = stats.milestones ?? [];
  expect(payment).toEqual({ kind: 'payment_received', state: 'current' });
  const days = later.map(({ date }) => String(date));
  expect(days).toEqual([...new Set(days)].sort());
}

/** Checks the milestones of the demo customer on the first day after registration. */
export async function expectFirstDay(read: Read): Promise<void> {
  const stats = (await read('/api/user/dashboard/stats')) as {
    milestones: { state: string; date?: string }[];
  };
  const states = stats.milestones.map(({ state }) => state);
  expect(states).toEqual(['done', 'current', 'upcoming', 'upcoming', 'upcoming']);
  const [paid, check] = stats.milestones.map(({ date }) => Date.parse(date ?? ''));
  // The identity check is expected two days after now. If midnight passed between the payment and
  // the insert, the difference is three days.
  expect([2, 3]).toContain((Number(check) - Number(paid)) / 86_400_000);
}
