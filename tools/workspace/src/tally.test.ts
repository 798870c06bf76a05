import { expect, test } from 'vitest';
import { closingLine, tallyPlaywright, tallyTask, tallyVitest } from './tally.ts';

const task = { taskId: 'ui:test', projectName: 'ui', target: 'test', status: 0 };
const report = {
  numPassedTests: 7,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numFailedTestSuites: 0,
};

test('counts the tests of a report', () => {
  expect(tallyVitest(task, report)).toEqual({ passed: 7, failed: 0, skipped: 0 });
});

test('a runner that crashed is a failure, with or without a report', () => {
  expect(tallyVitest(task, undefined).failed).toBe(1);
  expect(tallyVitest({ ...task, status: 1 }, report).failed).toBe(1);
  expect(tallyTask({ ...task, status: 130 }).failed).toBe(1);
  expect(
    tallyPlaywright(1, { stats: { expected: 3, unexpected: 0, flaky: 0, skipped: 0 } }),
  ).toEqual({
    passed: 3,
    failed: 1,
    skipped: 0,
  });
});

test('a flaky journey is a failed one', () => {
  const stats = { expected: 3, unexpected: 0, flaky: 1, skipped: 0 };
  expect(tallyPlaywright(0, { stats }).failed).toBe(1);
});

test('the closing line names skipped tests only when there are some', () => {
  expect(closingLine({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  expect(closingLine({ passed: 2, failed: 1, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
});
