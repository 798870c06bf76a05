import type { TaskCompletion } from '@bank-bonuses/api-client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { activityCsv } from './activityCsv.ts';

const entry: TaskCompletion = {
  id: '1',
  date: '2026-11-20',
  bank: 'Chase',
  task_type: 'Direct deposit',
  amount: 300,
  account: 'Chase Checking',
};

/** Parses a file strictly according to RFC 4180. */
function parse(file: string): string[][] {
  const field = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/gy;
  const rows: string[][] = [[]];
  let end = 0;
  for (const [all, quoted, plain = '', mark] of file.matchAll(field)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    end += all.length;
    if (mark !== ',') rows.push([]);
  }
  expect(end).toBe(file.length);
  return rows.slice(0, -1);
}

const rowsOf = (...activity: TaskCompletion[]) => parse(activityCsv(activity).slice(1));

test('the CSV file has the columns of the table, with ISO days and plain amounts', () => {
  expect(activityCsv([entry, { ...entry, amount: -75.5 }])).toBe(
    '\uFEFF"Date","Bank","Task Type","Amount","Account"\r\n' +
      '"2026-11-20","Chase","Direct deposit",300.00,"Chase Checking"\r\n' +
      '"2026-11-20","Chase","Direct deposit",-75.50,"Chase Checking"\r\n',
  );
});

test('the CSV file contains only the header if there is no activity', () => {
  expect(rowsOf()).toEqual([['Date', 'Bank', 'Task Type', 'Amount', 'Account']]);
});

test.each([
  '=HYPERLINK("http://example.com")',
  '+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  ' =1',
  '\u200B=1',
  '\uFF1D1',
  '\nnew line',
])(
  'the CSV file has an apostrophe before %j, so that no spreadsheet evaluates it as a formula',
  (bank) => {
    expect(rowsOf({ ...entry, bank })[1]?.[1]).toBe(`'${bank}`);
  },
);

const words = fc.oneof(
  fc.string(),
  fc.string({
    unit: fc.constantFrom('=', '+', '-', '@', '"', ',', ';', '\r', '\n', '\t', ' ', 'a'),
  }),
);
const activity = fc.array(
  fc.record({
    id: fc.uuid(),
    date: fc.constant('2026-11-20'),
    bank: words,
    task_type: words,
    account: words,
    amount: fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100),
  }),
);

test('the CSV file contains every row, column and text', () => {
  fc.assert(
    fc.property(activity, (list) => {
      const rows = rowsOf(...list).slice(1);
      expect(rows.map(([, bank, task, , account]) => [bank, task, account].map(unguarded))).toEqual(
        list.map(({ bank, task_type, account }) => [bank, task_type, account].map(unguarded)),
      );
      expect(rows.map((row) => Number(row[3]))).toEqual(list.map(({ amount }) => amount));
    }),
  );
});

const unguarded = (value = '') => value.replace(/^'/, '');
