import { dayOfMonth } from './demoDays.ts';

/**
 * A date in the past year: the number of months before the current month, and the day of that
 * month.
 */
export type DayAgo = readonly [monthsAgo: number, day: number];

/** A completed task. A bank fee has a negative amount and does not count toward the bonus. */
export type DemoTask = readonly [...DayAgo, name: string, dollars: number];

interface PaidBonus {
  bank: string;
  /** The account type, for example "Personal Checking". */
  account: string;
  enrolled: DayAgo;
  requirements: readonly (readonly [...DayAgo, text: string])[];
  /** The completed tasks in order. The bonus is paid out with the last task. */
  tasks: readonly DemoTask[];
}

const opened = 'Open the account';
const deposit = 'Receive a direct deposit of $500';
const savings = 'Keep $10,000 in the account for 60 days';

/**
 * The bonuses that have been paid out. Enrollments and activity are both computed from this list,
 * so that they agree.
 */
export const paidBonuses: readonly PaidBonus[] = [
  {
    bank: 'Chase',
    account: 'Personal Checking',
    enrolled: [11, 1],
    requirements: [
      [11, 4, opened],
      [11, 15, deposit],
    ],
    tasks: [
      [11, 4, 'Account Opening', 25],
      [11, 19, 'Bonus Payout', 275],
    ],
  },
  {
    bank: 'Citibank',
    account: 'Personal Checking',
    enrolled: [11, 20],
    requirements: [
      [10, 2, opened],
      [10, 12, deposit],
    ],
    tasks: [
      [10, 12, 'Direct Deposit', 75],
      [9, 3, 'Bonus Payout', 325],
    ],
  },
  {
    bank: 'Ally Bank',
    account: 'Personal Savings',
    enrolled: [9, 15],
    requirements: [
      [9, 22, opened],
      [8, 9, savings],
    ],
    tasks: [
      [9, 22, 'Account Opening', 25],
      [8, 9, 'Deposit Requirement', 50],
      [8, 27, 'Bonus Payout', 200],
    ],
  },
  {
    bank: 'Capital One',
    account: 'Personal Checking',
    enrolled: [7, 10],
    requirements: [
      [7, 15, opened],
      [7, 28, deposit],
    ],
    tasks: [
      [7, 15, 'Account Opening', 25],
      [7, 21, 'Monthly Fee', -12],
      [6, 8, 'Bonus Payout', 250],
    ],
  },
  {
    bank: 'U.S. Bank',
    account: 'Business Checking',
    enrolled: [6, 18],
    requirements: [
      [6, 24, opened],
      [5, 11, deposit],
    ],
    tasks: [
      [6, 24, 'Account Opening', 25],
      [5, 11, 'Direct Deposit', 75.5],
      [5, 26, 'Bonus Payout', 399.5],
    ],
  },
  {
    bank: 'Charles Schwab',
    account: 'Personal Brokerage',
    enrolled: [4, 2],
    requirements: [
      [4, 6, opened],
      [4, 18, 'Move $25,000 into the account'],
    ],
    tasks: [
      [4, 6, 'Account Opening', 25],
      [4, 18, 'Deposit Requirement', 105],
      [3, 13, 'Bonus Payout', 470],
    ],
  },
  {
    bank: 'SoFi',
    account: 'Personal Checking',
    enrolled: [2, 3],
    requirements: [
      [2, 7, opened],
      [2, 20, deposit],
    ],
    tasks: [
      [2, 7, 'Account Opening', 25],
      [2, 20, 'Direct Deposit', 75],
      [1, 5, 'Bonus Payout', 300],
    ],
  },
  {
    bank: 'Discover',
    account: 'Personal Savings',
    enrolled: [3, 20],
    requirements: [
      [3, 24, opened],
      [1, 27, savings],
    ],
    tasks: [[0, 9, 'Bonus Payout', 325]],
  },
];

/** Splits a bonus into the success fee (a quarter) and the payout. */
export function splitBonus(bonusCents: number) {
  const feeCents = bonusCents / 4;
  return { feeCents, payoutCents: bonusCents - feeCents };
}

/** Returns the total amount of a paid-out bonus in cents, without deducting bank fees. */
export function paidBonusCents({ tasks }: PaidBonus): number {
  return tasks.reduce((sum, [, , , dollars]) => sum + Math.max(0, Math.round(dollars * 100)), 0);
}

/** Returns the payout date as `YYYY-MM-DD`. */
export function payoutDay({ tasks }: PaidBonus, now: Date): string {
  const [monthsAgo, day] = tasks.at(-1) ?? [0, 1];
  return dayOfMonth(now, monthsAgo, day);
}
