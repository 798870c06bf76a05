import type { Enrollment } from '@bank-bonuses/api-client';
import { csvOf } from '@bank-bonuses/product/csv';

/** The amounts of a payout in dollars; `undefined` if the service sends none. */
export type StatementAmounts = Pick<
  Enrollment,
  'bonus_amount' | 'fee_kept' | 'withheld' | 'payout'
>;

export interface YearlyStatement {
  /** The bonuses that were paid out in the year, by bank, and of one bank by the day. */
  rows: Enrollment[];
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
  const rows = enrollments
    .filter(({ payout_date: day }) => day?.startsWith(`${year}-`))
    .toSorted((one, other) => orderOf(one).localeCompare(orderOf(other), 'en-US'));
  return {
    rows,
    totals: {
      bonus_amount: sumOf(rows.map(({ bonus_amount }) => bonus_amount)),
      fee_kept: sumOf(rows.map(({ fee_kept }) => fee_kept)),
      // The service sends this amount only where tax was withheld.
      withheld: sumOf(rows.map(({ withheld = 0 }) => withheld)),
      payout: sumOf(rows.map(({ payout }) => payout)),
    },
    isConsistent: rows.every(isConsistent),
  };
}

const orderOf = ({ bank_name, payout_date }: Enrollment) => `${bank_name} ${payout_date}`;

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

function isConsistent({ bonus_amount, fee_kept, withheld = 0, payout }: Enrollment): boolean {
  if (bonus_amount === undefined || fee_kept === undefined || payout === undefined) return true;
  return cents(bonus_amount) - cents(fee_kept) - cents(withheld) === cents(payout);
}

const header = ['Bank', 'Enrolled', 'Paid out', 'Bonus', 'Fee', 'Withheld', 'Paid to you'];

/** Returns the rows as a CSV file, with days as YYYY-MM-DD. */
export const statementCsv = ({ rows }: YearlyStatement): string =>
  csvOf([
    header,
    ...rows.map((row) => [
      row.bank_name,
      row.enrolled_date,
      row.payout_date,
      row.bonus_amount,
      row.fee_kept,
      row.withheld,
      row.payout,
    ]),
  ]);
