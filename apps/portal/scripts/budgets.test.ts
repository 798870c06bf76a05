import { expect, test } from 'vitest';
import { homeBudget, judge, publicPageBudget, registrationBudget } from './budgets.ts';

const budget = { bytes: 125_000, files: 5 };

test('a page that uses its whole budget is accepted', () => {
  const page = { page: 'login.html', bytes: 125_000, files: 5, budget };
  expect(judge([page]).excesses).toEqual([]);
});

test('a page that is one byte over its budget is reported with its size and its budget', () => {
  const { lines, excesses } = judge([
    { page: 'login.html', bytes: 90_000, files: 4, budget },
    { page: 'register.html', bytes: 125_001, files: 4, budget },
  ]);
  expect(excesses).toEqual([
    'register.html has 125001 bytes of JavaScript (brotli) in 4 files, its budget is 125000 in 5 (performanceBudgets.ts).',
  ]);
  expect(lines[0]).toMatch(/login\.html.*90\.0 of +125\.0 KB.* 4 of 5 files.*ok/);
  expect(lines[1]).toMatch(/register\.html.*TOO HEAVY/);
});

test('a page that has one file too many is reported', () => {
  const { excesses } = judge([{ page: 'Home', bytes: 90_000, files: 6, budget }]);
  expect(excesses).toEqual([expect.stringContaining('Home has 90000 bytes')]);
});

test('no budget exceeds the agreed limit of a page', () => {
  expect(publicPageBudget.bytes).toBeLessThanOrEqual(112_000);
  expect(registrationBudget.bytes).toBeLessThanOrEqual(130_000);
  expect(homeBudget.bytes).toBeLessThanOrEqual(205_000);
});
