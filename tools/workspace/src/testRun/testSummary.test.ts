import type { TestReport } from '@bank-bonuses/test-config/testReport';
import { expect, test } from 'vitest';
import { raiseFloors, type Expectations } from './expectations.ts';
import { closingLines, summarize, type FinishedRun, type FinishedTask } from './testSummary.ts';

const group = { name: '', passed: 7, failed: 0, skipped: [], files: ['libs/ui/src/a.test.ts'] };
const report: TestReport = {
  taskId: 'ui:test',
  taskHash: '1',
  full: false,
  groups: [group],
  errors: 0,
  failures: [],
};
const task: FinishedTask = { taskId: 'ui:test', status: 0, fromCache: false, hash: '1', report };
const expectations: Expectations = { tasks: [], floors: { 'ui:test': { '': 7 } }, skips: {} };
const run: FinishedRun = {
  tasks: [task],
  runnerCodes: { Nx: 0 },
  expectations,
  files: new Map([['ui:test', ['libs/ui/src/a.test.ts']]]),
  strays: [],
};

const withReport = (changes: Partial<TestReport>): FinishedRun => ({
  ...run,
  tasks: [{ ...task, report: { ...report, ...changes } }],
});
const withGroup = (changes: Partial<typeof group>) =>
  withReport({ groups: [{ ...group, ...changes }] });

test('counts the tests of a report, and a task without tests as one', () => {
  const lint: FinishedTask = { taskId: 'lint', status: 0, fromCache: true, hash: '2' };
  expect(summarize({ ...run, tasks: [task, lint] })).toEqual({
    passed: 8,
    failed: 0,
    skipped: 0,
    cached: { tests: 1, tasks: 1 },
    failures: [],
    problems: [],
  });
});

test('a runner that crashed is a failure, with or without a report', () => {
  const { report: _, ...untold } = task;
  expect(summarize({ ...run, tasks: [{ ...untold, report: undefined }] }).failed).toBe(1);
  expect(summarize({ ...run, tasks: [{ ...task, status: 1 }] }).failed).toBe(1);
  expect(summarize({ ...run, tasks: [task, { ...untold, taskId: 'x', status: 130 }] }).failed).toBe(
    1,
  );
  expect(summarize(withReport({ errors: 2 })).failed).toBe(2);
});

test('a file with tests that no project runs is a failure', () => {
  expect(summarize({ ...run, strays: ['docs/a.test.ts'] })).toMatchObject({
    failed: 1,
    problems: ['docs/a.test.ts has tests, but lies in no project.'],
  });
});

test('the report of other inputs counts nothing', () => {
  const { passed, problems } = summarize(withReport({ taskHash: '0' }));
  expect(passed).toBe(0);
  expect(problems).toEqual(['The report of ui:test belongs to another run, with other inputs.']);
});

test('fewer tests than the floor are a failure, and so is a group that has none', () => {
  expect(summarize(withGroup({ passed: 6 })).problems).toEqual([
    expect.stringContaining('ui:test ran 6 tests, fewer than its floor of 7.'),
  ]);
  // One that fails has run.
  expect(summarize(withGroup({ passed: 6, failed: 1 }))).toMatchObject({ failed: 1, problems: [] });
  expect(summarize(withGroup({ name: 'dark' })).problems).toEqual([
    'ui:test (dark) has no floor yet. Set it with: npm run test:floors',
    expect.stringContaining('ui:test ran 0 tests'),
  ]);
});

test('a group that only a full run has needs no floor', () => {
  const dark = { ...group, name: 'dark' };
  expect(summarize(withReport({ full: true, groups: [group, dark] }))).toMatchObject({
    passed: 14,
    problems: [],
  });
  const untold = withReport({ full: true });
  expect(summarize({ ...untold, expectations: { ...expectations, floors: {} } }).failed).toBe(1);
});

test('a skipped test needs a reason', () => {
  const skipped = withGroup({ skipped: ['a.test.ts > waits'] as never[] });
  expect(summarize(skipped).problems).toEqual(['Skipped without a reason: a.test.ts > waits']);
  const skips = { 'a.test.ts > waits': 'Only macOS has it.' };
  expect(summarize({ ...skipped, expectations: { ...expectations, skips } })).toMatchObject({
    failed: 0,
    skipped: 1,
  });
});

test('a file whose only tests are skipped for a reason has not been forgotten', () => {
  const skipped = ['libs/ui/src/b.test.ts > group > waits', 'libs/ui/src/c.test.ts > waits'];
  const files = new Map([['ui:test', ['libs/ui/src/b.test.ts', 'libs/ui/src/c.test.ts']]]);
  const skips = { [skipped[0] ?? '']: 'Only macOS has it.' };
  const finished = withGroup({ skipped: skipped as never[] });
  expect(
    summarize({ ...finished, files, expectations: { ...expectations, skips } }).problems,
  ).toEqual([
    'Skipped without a reason: libs/ui/src/c.test.ts > waits',
    'No test of libs/ui/src/c.test.ts ran in ui:test.',
  ]);
});

test('what Nx itself says counts', () => {
  expect(summarize({ ...run, runnerCodes: { Nx: 1 } }).problems).toEqual([
    'Nx ended with code 1, though no task failed.',
  ]);
  expect(summarize({ ...run, tasks: [] }).problems).toHaveLength(1);
});

test('the closing line stands alone and last, and names skipped tests only when there are some', () => {
  const summary = {
    passed: 2,
    failed: 0,
    skipped: 0,
    cached: { tests: 0, tasks: 0 },
    failures: [],
    problems: [],
  };
  expect(closingLines(summary)).toEqual(['2 passed, 0 failed']);
  const cached = { tests: 1, tasks: 1 };
  const failures = Array.from({ length: 32 }, (_, index) => `Test ${index}`);
  const failed = { ...summary, failed: 33, failures, problems: ['Why.'] };
  expect(closingLines({ ...failed, skipped: 3, cached })).toEqual([
    ...failures.slice(0, 30).map((test) => `Failed: ${test}`),
    'Failed: and 2 more.',
    'Problem: Why.',
    'From the cache, with unchanged inputs: 1 tests of 1 tasks',
    '2 passed, 33 failed, 3 skipped',
  ]);
});

test('floors rise to what was counted and never fall', () => {
  const floors = { 'ui:test': { '': 9 }, 'api:test': { pglite: 1 } };
  const counted = { ...report, groups: [group, { ...group, name: 'dark', passed: 5 }] };
  expect(raiseFloors(floors, new Map([['ui:test', counted]]), [])).toEqual({
    'api:test': { pglite: 1 },
    'ui:test': { '': 9, dark: 5 },
  });
});
