import type { TaskRun } from './nxRun.ts';
import type { TaskReport } from './reports.ts';

/** A task that has ended. */
export interface FinishedTask extends TaskRun {
  /** Its tests. Absent for a task without single tests; `undefined` when it left no report. */
  report?: TaskReport | undefined;
}

export interface TestSummary {
  passed: number;
  skipped: string[];
  /** Tests that passed in an earlier run with equal inputs. */
  cached: number;
  /** Failures and missing proofs, one sentence each. */
  failures: string[];
}

/** Adds up the tasks of a run. A task without single tests, such as lint, counts as one test. */
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
    else if (!report) failures.push(`${taskId} left no report of its tests.`);
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
      failures.push(`${taskId} ended with code ${status}.`);
    }
    summary.passed += passed;
    if (fromCache) summary.cached += passed;
  }
  const excused = (file: string) => summary.skipped.some((test) => test.startsWith(`${file} > `));
  for (const file of tasks.length > 0 ? testFiles : []) {
    if (!ran.has(file) && !excused(file)) failures.push(`No test of ${file} ran.`);
  }
  if (nxCode !== 0 && failures.length === 0) failures.push(`Nx ended with code ${nxCode}.`);
  return summary;
}

/** The last lines of `npm test`. */
export function closingLines({ passed, skipped, cached, failures }: TestSummary): string[] {
  return [
    ...skipped.map((test) => `Skipped: ${test}`),
    ...failures.map((failure) => `Failed: ${failure}`),
    ...(cached > 0 ? [`${cached} of them passed in an earlier run with equal inputs`] : []),
    `${passed} passed, ${failures.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  ];
}
