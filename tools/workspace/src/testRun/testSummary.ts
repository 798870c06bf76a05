import type { TaskRun } from './nxRun.ts';
import type { TaskReport } from './reports.ts';

/** A task of a test run after it has finished. */
export interface FinishedTask extends TaskRun {
  /**
   * The report of the task's tests. The property is absent for a task without individual tests, and
   * `undefined` if the task did not write a report.
   */
  report?: TaskReport | undefined;
}

export interface TestSummary {
  passed: number;
  skipped: string[];
  /** Number of passed tests whose result comes from the cache. */
  cached: number;
  /** Failed tests, failed tasks and test files that did not run: one sentence each. */
  failures: string[];
}

/** Summarizes the tasks of a run. A task without individual tests, such as lint, counts as one test. */
export function summarize(
  tasks: readonly FinishedTask[],
  { nxCode, testFiles }: { nxCode: number; testFiles: readonly string[] },
): TestSummary {
  const summary: TestSummary = { passed: 0, skipped: [], cached: 0, failures: [] };
  const { failures } = summary;
  const ran = new Set<string>();
  for (const task of tasks) {
    const { taskId, status, fromCache, report } = task;
    let passed = 0;
    const failedBefore = failures.length;
    if (!('report' in task)) passed = status === 0 ? 1 : 0;
    else if (!report) failures.push(`${taskId} wrote no test report.`);
    else {
      passed = report.passed;
      failures.push(...report.failures);
      for (const { test, reason } of report.skipped) {
        if (reason) summary.skipped.push(`${test}: ${reason}`);
        else failures.push(`Skipped without a reason: ${test}`);
      }
      for (const file of report.files) ran.add(file);
    }
    if (status !== 0 && failures.length === failedBefore) {
      failures.push(`${taskId} exited with code ${status}.`);
    }
    summary.passed += passed;
    if (fromCache) summary.cached += passed;
  }
  const excused = (file: string) => summary.skipped.some((test) => test.startsWith(`${file} > `));
  for (const file of tasks.length > 0 ? testFiles : []) {
    if (!ran.has(file) && !excused(file)) failures.push(`No test in ${file} ran.`);
  }
  if (nxCode !== 0 && failures.length === 0) failures.push(`Nx exited with code ${nxCode}.`);
  if (nxCode === 0 && tasks.length === 0) failures.push('Nx recorded no task.');
  return summary;
}

/** Returns the lines that `npm test` prints at the end. */
export function closingLines({ passed, skipped, cached, failures }: TestSummary): string[] {
  return [
    ...skipped.map((test) => `Skipped: ${test}`),
    ...failures.map((failure) => `Failed: ${failure}`),
    ...(cached > 0 ? [`${cached} results from the cache (same inputs as an earlier run)`] : []),
    `${passed} passed, ${failures.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  ];
}
