import type { Enrollment } from '@bank-bonuses/api-client';
import { csvOf } from '@bank-bonuses/product/csv';

/** The amounts of a payout in dollars; `undefined` if the service sends none. */
export interface StatementAmounts {
  bonus: number | undefined;
  fee: number | undefined;
  withheld: number | undefined;
  paid: number | undefined;
}

/** A bonus that was paid out in the year. */
export interface StatementRow extends StatementAmounts {
  id: string;
  bank: string;
  /** `YYYY-MM-DD` */
  enrolledOn: string | undefined;
  /** `YYYY-MM-DD` */
  paidOn: string;
}

export interface YearlyStatement {
  /** By bank, and of one bank by the day of the payout. */
  rows: StatementRow[];
  /** Sums of the columns; a sum is `undefined` if an amount of its column is missing. */
  totals: StatementAmounts;
  /** Whether bonus − fee − withheld = paid in every row that has these amounts. */
  isConsistent: boolean;
}

/** Returns the years with a payout, latest first. */
export function statementYears(enrollments: readonly Enrollment[]): string[] {
  const years = enrollments.flatMap(({ payout_date: day }) => (day ? [day.slice(0, 4)] : []));
  return [...new Set(years)].sort().reverse();
}

/** Returns the number of completed bonuses that belong to no year, because their payout has no date. */
export function countUndated(enrollments: readonly Enrollment[]): number {
  return enrollments.filter(
    ({ status, payout, payout_date }) =>
      !payout_date && (status === 'completed' || payout !== undefined),
  ).length;
}

/** Returns the statement of a year. It calculates nothing but sums: each amount is the service's. */
export function yearlyStatement(enrollments: readonly Enrollment[], year: string): YearlyStatement {
  const rows = enrollments.flatMap(rowOf).filter(({ paidOn }) => paidOn.startsWith(`${year}-`));
  rows.sort(
    (one, other) =>
      one.bank.localeCompare(other.bank, 'en-US') || one.paidOn.localeCompare(other.paidOn),
  );
  return {
    rows,
    totals: {
      bonus: sumOf(rows.map(({ bonus }) => bonus)),
      fee: sumOf(rows.map(({ fee }) => fee)),
      // The service sends this amount only where tax was withheld.
      withheld: sumOf(rows.map(({ withheld = 0 }) => withheld)),
      paid: sumOf(rows.map(({ paid }) => paid)),
    },
    isConsistent: rows.every(isConsistent),
  };
}

function rowOf(enrollment: Enrollment): StatementRow[] {
  const { id, bank_name, enrolled_date, bonus_amount, fee_kept, withheld, payout } = enrollment;
  if (!enrollment.payout_date) return [];
  return [
    {
      id,
      bank: bank_name,
      enrolledOn: enrolled_date,
      paidOn: enrollment.payout_date,
      bonus: bonus_amount,
      fee: fee_kept,
      withheld,
      paid: payout,
    },
  ];
}

const cents = (dollars: number) => Math.round(dollars * 100);

/** Adds cents, because sums of dollars with decimals have rounding errors. */
function sumOf(amounts: readonly (number | undefined)[]): number | undefined {
  let sum = 0;
  for (const amount of amounts) {
    if (amount === undefined) return undefined;
    sum += cents(amount);
  }
  return sum / 100;
}

function isConsistent({ bonus, fee, withheld = 0, paid }: StatementAmounts): boolean {
  if (bonus === undefined || fee === undefined || paid === undefined) return true;
  return cents(bonus) - cents(fee) - cents(withheld) === cents(paid);
}

const header = ['Bank', 'Enrolled', 'Paid out', 'Bonus', 'Fee', 'Withheld', 'Paid to you'];

/** Returns the rows as a CSV file, with days as YYYY-MM-DD. */
export const statementCsv = ({ rows }: YearlyStatement): string =>
  csvOf([
    header,
    ...rows.map(({ bank, enrolledOn, paidOn, bonus, fee, withheld, paid }) => [
      bank,
      enrolledOn,
      paidOn,
      bonus,
      fee,
      withheld,
      paid,
    ]),
  ]);
