import { paidBonuses, type DemoTask } from './demoBonuses.ts';
import { dayOfMonth } from './demoDays.ts';

/** One completed task with the amount in cents that the customer earned (negative for a fee). */
export interface DemoCompletion {
  date: string;
  bank: string;
  task_type: string;
  amount_cents: number;
  account: string;
}

export interface DemoAccount {
  bank_name: string | null;
  account_type: string;
  balance_cents: number;
}

/** Tasks that do not belong to a paid-out bonus. */
const otherTasks: readonly (readonly [bank: string, account: string, DemoTask])[] = [
  ['Referral', 'Hub Account', [3, 25, 'Referral Reward', 50]],
  ['Wells Fargo', 'Personal Checking', [1, 23, 'Account Opening', 25]],
  ['Wells Fargo', 'Personal Checking', [0, 2, 'Direct Deposit', 75]],
];

/** Returns 23 completed tasks, at least one in each of the last twelve months. */
export function demoCompletions(now: Date): DemoCompletion[] {
  const completion = (
    bank: string,
    account: string,
    [monthsAgo, day, task, dollars]: DemoTask,
  ): DemoCompletion => ({
    date: dayOfMonth(now, monthsAgo, day),
    bank,
    task_type: task,
    amount_cents: Math.round(dollars * 100),
    account,
  });
  return [
    ...paidBonuses.flatMap(({ bank, account, tasks }) =>
      tasks.map((task) => completion(bank, account, task)),
    ),
    ...otherTasks.map((task) => completion(...task)),
  ].sort((one, other) => one.date.localeCompare(other.date));
}

/** Three accounts of different types. The hub account has no bank, so the portal shows its fallback name. */
export const demoAccounts: readonly DemoAccount[] = [
  { bank_name: null, account_type: 'USER_HUB_ACCOUNT', balance_cents: 1_250_075 },
  { bank_name: 'Wells Fargo', account_type: 'OFFER_ACCOUNT', balance_cents: 500_000 },
  { bank_name: 'Charles Schwab', account_type: 'BROKERAGE_ACCOUNT', balance_cents: 1_012_550 },
];
