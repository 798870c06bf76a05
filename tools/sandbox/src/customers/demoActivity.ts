/** One finished task; its amount is what the customer earned or paid by it. */
export interface DemoCompletion {
  date: string;
  bank: string;
  task_type: string;
  amount_cents: number;
  account: string;
}

export interface DemoEnrollment {
  bank_name: string;
  enrolled_date: string;
  bonus_amount_cents: number;
  progress: number;
  status: string;
}

export interface DemoAccount {
  bank_name: string | null;
  account_type: string;
  balance_cents: number;
}

/** A day so many months ago as `YYYY-MM-DD`; in the current month never later than today. */
function dayOfMonth(now: Date, monthsAgo: number, day: number): string {
  const last = monthsAgo === 0 ? now.getUTCDate() : 28;
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsAgo, Math.min(day, last));
  return new Date(month).toISOString().slice(0, 10);
}

type Task = [
  monthsAgo: number,
  day: number,
  bank: string,
  task: string,
  dollars: number,
  account: string,
];

const tasks: Task[] = [
  [11, 4, 'Chase', 'Account Opening', 25, 'Personal Checking'],
  [11, 19, 'Chase', 'Bonus Payout', 300, 'Personal Checking'],
  [10, 12, 'Citibank', 'Direct Deposit', 75, 'Personal Checking'],
  [9, 3, 'Citibank', 'Bonus Payout', 325, 'Personal Checking'],
  [9, 22, 'Ally Bank', 'Account Opening', 25, 'Personal Savings'],
  [8, 9, 'Ally Bank', 'Deposit Requirement', 50, 'Personal Savings'],
  [8, 27, 'Ally Bank', 'Bonus Payout', 200, 'Personal Savings'],
  [7, 15, 'Capital One', 'Account Opening', 25, 'Personal Checking'],
  [7, 21, 'Capital One', 'Monthly Fee', -12, 'Personal Checking'],
  [6, 8, 'Capital One', 'Bonus Payout', 250, 'Personal Checking'],
  [6, 24, 'U.S. Bank', 'Account Opening', 25, 'Business Checking'],
  [5, 11, 'U.S. Bank', 'Direct Deposit', 75, 'Business Checking'],
  [5, 26, 'U.S. Bank', 'Bonus Payout', 400, 'Business Checking'],
  [4, 6, 'Charles Schwab', 'Account Opening', 25, 'Personal Brokerage'],
  [4, 18, 'Charles Schwab', 'Deposit Requirement', 101.5, 'Personal Brokerage'],
  [3, 13, 'Charles Schwab', 'Bonus Payout', 500, 'Personal Brokerage'],
  [3, 25, 'Referral', 'Referral Reward', 50, 'Hub Account'],
  [2, 7, 'SoFi', 'Account Opening', 25, 'Personal Checking'],
  [2, 20, 'SoFi', 'Direct Deposit', 75, 'Personal Checking'],
  [1, 5, 'SoFi', 'Bonus Payout', 300, 'Personal Checking'],
  [1, 23, 'Wells Fargo', 'Account Opening', 25, 'Personal Checking'],
  [0, 2, 'Wells Fargo', 'Direct Deposit', 75, 'Personal Checking'],
  [0, 9, 'Wells Fargo', 'Bonus Payout', 325, 'Personal Checking'],
];

/** 23 finished tasks, some in each of the last twelve months up to now. */
export function demoCompletions(now: Date): DemoCompletion[] {
  return tasks.map(([monthsAgo, day, bank, task, dollars, account]) => ({
    date: dayOfMonth(now, monthsAgo, day),
    bank,
    task_type: task,
    amount_cents: Math.round(dollars * 100),
    account,
  }));
}

/** Five bonuses: one of each label that the portal knows, and one more in progress. */
export function demoEnrollments(now: Date): DemoEnrollment[] {
  return [
    {
      bank_name: 'Chase',
      enrolled_date: dayOfMonth(now, 11, 1),
      bonus_amount_cents: 30_000,
      progress: 100,
      status: 'completed',
    },
    {
      bank_name: 'Truist',
      enrolled_date: dayOfMonth(now, 8, 14),
      bonus_amount_cents: 40_000,
      progress: 35,
      status: 'cancelled',
    },
    {
      bank_name: 'Wells Fargo',
      enrolled_date: dayOfMonth(now, 2, 16),
      bonus_amount_cents: 32_500,
      progress: 60,
      status: 'in_progress',
    },
    {
      bank_name: 'PNC Bank',
      enrolled_date: dayOfMonth(now, 1, 10),
      bonus_amount_cents: 20_000,
      progress: 85,
      status: 'in_progress',
    },
    {
      bank_name: 'TD Bank',
      enrolled_date: dayOfMonth(now, 0, 1),
      bonus_amount_cents: 15_000,
      progress: 0,
      status: 'in_progress',
    },
  ];
}

/** Three accounts of different types; the hub account has no bank, so its fallback name shows. */
export const demoAccounts: readonly DemoAccount[] = [
  { bank_name: null, account_type: 'USER_HUB_ACCOUNT', balance_cents: 1_250_075 },
  { bank_name: 'Wells Fargo', account_type: 'OFFER_ACCOUNT', balance_cents: 500_000 },
  { bank_name: 'Charles Schwab', account_type: 'BROKERAGE_ACCOUNT', balance_cents: 1_012_550 },
];
