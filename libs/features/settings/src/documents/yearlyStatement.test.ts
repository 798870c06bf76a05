import type { Enrollment } from '@bank-bonuses/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countUndated, statementCsv, statementYears, yearlyStatement } from './yearlyStatement.ts';

const paidOut = (changes: Partial<Enrollment> = {}): Enrollment => ({
  id: '1',
  bank_name: 'SoFi',
  enrolled_date: '2025-12-01',
  bonus_amount: 275.5,
  progress: 100,
  status: 'completed',
  payout: 206.63,
  payout_date: '2026-09-02',
  fee_kept: 68.87,
  ...changes,
});

/** Amounts in cents that meet: bonus − fee − withheld = paid. */
const money = fc
  .record({ paid: fc.nat(1e8), fee: fc.nat(1e8), withheld: fc.nat(1e6) })
  .map((parts) => ({ ...parts, bonus: parts.paid + parts.fee + parts.withheld }));
const enrollmentOf = ({ paid, fee, withheld, bonus }: { [key: string]: number }, at: number) =>
  paidOut({
    id: String(at),
    payout: (paid ?? 0) / 100,
    fee_kept: (fee ?? 0) / 100,
    withheld: (withheld ?? 0) / 100,
    bonus_amount: (bonus ?? 0) / 100,
  });

describe('the sums of a statement', () => {
  test('are exact to the cent, and meet if each row does', () => {
    fc.assert(
      fc.property(fc.array(money, { minLength: 1, maxLength: 60 }), (all) => {
        const { totals, isConsistent } = yearlyStatement(all.map(enrollmentOf), '2026');
        const sum = (key: keyof (typeof all)[0]) =>
          all.reduce((sum, one) => sum + one[key], 0) / 100;
        expect(totals).toEqual({
          bonus_amount: sum('bonus'),
          fee_kept: sum('fee'),
          withheld: sum('withheld'),
          payout: sum('paid'),
        });
        expect(isConsistent).toBe(true);
      }),
    );
  });

  test('are missing where an amount of the column is missing', () => {
    const list = [paidOut(), paidOut({ id: '2', fee_kept: undefined })];
    const { totals, isConsistent } = yearlyStatement(list, '2026');
    expect(totals).toEqual({
      bonus_amount: 551,
      fee_kept: undefined,
      withheld: 0,
      payout: 413.26,
    });
    expect(isConsistent).toBe(true);
  });

  test.each([{ payout: 206.64 }, { fee_kept: 68.88 }, { withheld: 0.01 }])(
    'do not meet with %j',
    (changes) => {
      expect(yearlyStatement([paidOut(changes)], '2026').isConsistent).toBe(false);
    },
  );
});

test('each dated payout is in the statement of exactly one year, sorted by bank and day', () => {
  const day = fc
    .date({ min: new Date('2019-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const list = fc.array(fc.record({ day: fc.option(day), bank: fc.constantFrom('Ally', 'Chase') }));
  fc.assert(
    fc.property(list, (all) => {
      const enrollments = all.map(({ day, bank }, at) =>
        paidOut({ id: String(at), bank_name: bank, payout_date: day ?? undefined }),
      );
      const statements = statementYears(enrollments).map((year) =>
        yearlyStatement(enrollments, year),
      );
      const ids = statements.flatMap(({ rows }) => rows.map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length + countUndated(enrollments)).toBe(enrollments.length);
      for (const { rows } of statements) {
        const keys = rows.map(({ bank_name, payout_date }) => `${bank_name} ${payout_date}`);
        expect(keys).toEqual([...keys].sort());
      }
    }),
  );
});

test('bonuses in progress belong to no statement and are not missing from it', () => {
  const running = paidOut({ status: 'in_progress', payout: undefined, payout_date: undefined });
  expect(statementYears([running])).toEqual([]);
  expect(countUndated([running])).toBe(0);
});

test('the CSV file has one line for each payout, and no cell that a spreadsheet evaluates', () => {
  const list = [
    paidOut({ bank_name: '=HYPERLINK("http://example.com")' }),
    paidOut({ id: '2', bank_name: 'Ally', fee_kept: undefined, withheld: 1.5 }),
  ];
  expect(statementCsv(yearlyStatement(list, '2026'))).toBe(
    '\uFEFF"Bank","Enrolled","Paid out","Bonus","Fee","Withheld","Paid to you"\r\n' +
      `"'=HYPERLINK(""http://example.com"")","2025-12-01","2026-09-02",275.50,68.87,,206.63\r\n` +
      '"Ally","2025-12-01","2026-09-02",275.50,,1.50,206.63\r\n',
  );
});
