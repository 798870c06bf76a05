import { expect, test } from 'vitest';
import type { TaskReport } from './reports.ts';
import { closingLines, summarize, type FinishedTask } from './testSummary.ts';

const report = (change: Partial<TaskReport> = {}): TaskReport => ({
  passed: 3,
  failures: [],
  skipped: [],
  files: new Set(['a.test.ts']),
  ...change,
});

const task = (change: Partial<FinishedTask> = {}): FinishedTask => ({
  taskId: 'ui:test',
  projectName: 'ui',
  target: 'test',
  fromCache: false,
  status: 0,
  report: report(),
  ...change,
});

/** Returns a finished task without individual tests. */
const lint = (status: number): FinishedTask => {
  const { report: _none, ...rest } = task({ taskId: 'workspace:lintAll', status });
  return rest;
};

function lines(tasks: FinishedTask[], { nxCode = 0, testFiles = ['a.test.ts'] } = {}) {
  return closingLines(summarize(tasks, { nxCode, testFiles }));
}

test('the summary counts the tests of each task, and a task without a test report as one test', () => {
  expect(lines([task(), lint(0)])).toEqual(['4 passed, 0 failed']);
});

test('the summary counts the results from the cache', () => {
  expect(lines([task({ fromCache: true }), lint(0)])).toEqual([
    '3 results from the cache (same inputs as an earlier run)',
    '4 passed, 0 failed',
  ]);
});

test('the summary lists each failure before its last line', () => {
  const failed = task({ status: 1, report: report({ failures: ['a.test.ts > adds: no'] }) });
  expect(lines([failed, lint(2)], { nxCode: 1 })).toEqual([
    'Failed: a.test.ts > adds: no',
    'Failed: workspace:lintAll exited with code 2.',
    '3 passed, 2 failed',
  ]);
});

test('a task that wrote no report is a failure', () => {
  expect(lines([task({ report: undefined })], { testFiles: [] })).toEqual([
    'Failed: ui:test wrote no test report.',
    '0 passed, 1 failed',
  ]);
});

test('a task with a nonzero exit code is a failure even if its tests passed', () => {
  expect(lines([task({ status: 1 })])).toContain('Failed: ui:test exited with code 1.');
});

test('a test file that is in no report is a failure', () => {
  expect(lines([task()], { testFiles: ['a.test.ts', 'b.test.ts'] })).toEqual([
    'Failed: No test in b.test.ts ran.',
    '3 passed, 1 failed',
  ]);
});

test('a skipped test is a failure without a reason, and is listed as skipped with one', () => {
  const skipped = [
    { test: 'b.test.ts > waits', reason: undefined },
    { test: 'c.test.ts > in WebKit', reason: 'WebKit is not installed' },
  ];
  const testFiles = ['a.test.ts', 'c.test.ts'];
  expect(lines([task({ report: report({ skipped }) })], { testFiles })).toEqual([
    'Skipped: c.test.ts > in WebKit: WebKit is not installed',
    'Failed: Skipped without a reason: b.test.ts > waits',
    '3 passed, 1 failed, 1 skipped',
  ]);
});

test('a run in which Nx fails before it runs a task is a failure', () => {
  expect(lines([], { nxCode: 1, testFiles: [] })).toEqual([
    'Failed: Nx exited with code 1.',
    '0 passed, 1 failed',
  ]);
});

test('a run without a record of its tasks is a failure even if Nx exits with code 0', () => {
  expect(lines([])).toEqual(['Failed: Nx recorded no task.', '0 passed, 1 failed']);
});
