import type { TaskCompletion } from '@bank-bonuses/api-client';
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

test('the CSV file has the columns of the table, with ISO days and plain amounts', () => {
  expect(activityCsv([entry, { ...entry, amount: -75.5 }])).toBe(
    '\uFEFF"Date","Bank","Task Type","Amount","Account"\r\n' +
      '"2026-11-20","Chase","Direct deposit",300.00,"Chase Checking"\r\n' +
      '"2026-11-20","Chase","Direct deposit",-75.50,"Chase Checking"\r\n',
  );
});

test('the CSV file doubles quotes, and keeps commas and new lines of a text', () => {
  expect(activityCsv([{ ...entry, task_type: 'Deposit, "direct"\n$500' }])).toContain(
    '"Deposit, ""direct""\n$500"',
  );
});

test.each(['=HYPERLINK("http://example.com")', '+1', '-1+1', '@SUM(A1)', '\t=1', ' =1', '\uFF1D1'])(
  'the CSV file has an apostrophe before %j, so that no spreadsheet evaluates it as a formula',
  (bank) => {
    expect(activityCsv([{ ...entry, bank }])).toContain(`,"'${bank.replaceAll('"', '""')}",`);
  },
);
