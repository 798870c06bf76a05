import { performanceBudgets } from '@bank-bonuses/test-config/performanceBudgets';
import { paths, publicPages } from '@bank-bonuses/product/routes';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { budgetRows, milliseconds } from './budgets.ts';
import { homeMeasures } from './home.ts';
import { publicMeasures } from './publicPages.ts';
import { wizardMeasures } from './wizard.ts';

const document = readFileSync(join(import.meta.dirname, '../../../docs/performance.md'), 'utf8');
const rows = document.split('\n').map((line) => line.replaceAll(/ +/g, ' '));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`.replaceAll(/ +/g, ' ');

test('every public page has its budgets', () => {
  expect(Object.keys(performanceBudgets.publicPages)).toEqual(publicPages);
});

test.each([
  ['Public pages', budgetRows(publicMeasures, publicPages)],
  ['Home', budgetRows(homeMeasures, [paths.dashboard])],
  ['The registration', budgetRows(wizardMeasures, [paths.register])],
])('%s: docs/performance.md shows the budgets', (_title, budgets) => {
  expect(budgets.length).toBeGreaterThan(0);
  expect(rows).toEqual(expect.arrayContaining(budgets.map(row)));
});

const { readsP95Ms, activityGrowth, returnMs } = performanceBudgets.service;

test.each([
  ['p95 of each read on Postgres, at 200 connections', milliseconds(readsP95Ms)],
  [
    'a page of the activity, or the stats, of 10,000 completions, compared with a page of one row',
    `${activityGrowth} times`,
  ],
  ['the time until the service listens again after a kill', `${returnMs / 1000} s`],
])('docs/performance.md shows this budget of the service: %s', (...cells) => {
  expect(rows).toContain(row(cells));
});
