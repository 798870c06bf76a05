import { expect, test } from 'vitest';
import {
  budgetRows,
  kilobytes,
  milliseconds,
  missedBudgets,
  resultOf,
  rowsOf,
  type Measure,
} from './budgets.ts';
import { markdownTable } from './markdownTable.ts';

interface Visit {
  paintMs: number;
  bytes: number;
}

const measures: Measure<Visit>[] = [
  {
    name: 'paintMs',
    title: 'Largest paint',
    unit: 'staticPage',
    budget: 1.25,
    format: milliseconds,
  },
  { name: 'bytes', title: 'JavaScript', budget: 125_000, format: kilobytes },
];
const round = (paintMs: number, staticPage: number, bytes = 110_000) => ({
  visit: { paintMs, bytes },
  units: { staticPage },
});

test('the budget of a paint limits its ratio to the static page of the same round, not its time', () => {
  const result = resultOf(measures, [round(600, 400), round(480, 400), round(900, 800)]);
  expect(result.paintMs).toEqual({
    value: { least: 480, median: 600, most: 900 },
    multiple: { least: 1.125, median: 1.2, most: 1.5 },
  });
  expect(missedBudgets(measures, '/login', result)).toEqual([]);
});

test('the missed budgets name each exceeded budget, and each value that could not be measured', () => {
  const result = resultOf(measures, [round(520, 400, Number.NaN)]);
  expect(missedBudgets(measures, '/login', result)).toEqual([
    '/login: Largest paint 1.30 ×, budget 1.25 ×',
    '/login: JavaScript NaN KB, budget 125.0 KB',
  ]);
});

test('a time without its unit misses its budget', () => {
  const key: Measure<{ keyMs: number }>[] = [
    { name: 'keyMs', title: 'Slowest key', unit: 'work', budget: 2, format: milliseconds },
  ];
  const keyOf = (work?: number) =>
    resultOf(key, [{ visit: { keyMs: 184 }, units: work === undefined ? {} : { work } }]);
  expect(missedBudgets(key, '/register', keyOf(120))).toEqual([]);
  expect(missedBudgets(key, '/register', keyOf())).toEqual([
    '/register: Slowest key NaN ×, budget 2.00 ×',
  ]);
});

test('a page with its own budget is checked against it, and named in its row of the table', () => {
  const each: Measure<Visit>[] = [
    {
      name: 'bytes',
      title: 'JavaScript',
      budget: { '/a': 100_000, '/b': 120_000 },
      format: kilobytes,
    },
  ];
  const result = resultOf(measures, [round(480, 400)]);
  expect(missedBudgets(each, '/a', result)).toEqual(['/a: JavaScript 110.0 KB, budget 100.0 KB']);
  expect(missedBudgets(each, '/b', result)).toEqual([]);
  expect(budgetRows(each, ['/a', '/b'])).toEqual([
    ['Budget of /a', '100.0 KB'],
    ['Budget of /b', '120.0 KB'],
  ]);
});

test('pages without budgets have no row of budgets', () => {
  const reported = measures.map(({ budget: _budget, ...measure }) => measure);
  expect(budgetRows(reported, ['/a', '/b'])).toEqual([]);
});

test('the table has a row for each page and a row for the budgets', () => {
  const rows = rowsOf(measures, [
    ['/login', resultOf(measures, [round(480, 400), round(500, 400), round(440, 400)])],
  ]);
  expect(markdownTable(rows).split('\n')).toEqual([
    '| Page   |                 Largest paint | JavaScript |',
    '| ------ | ----------------------------: | ---------: |',
    '| /login | 1.20 × (1.10 to 1.25), 480 ms |   110.0 KB |',
    '| Budget |                        1.25 × |   125.0 KB |',
  ]);
});
