import type { TestResult } from './reports.ts';

/** A task of Nx after it has finished. */
export interface FinishedTask {
  /** The id of the task, in the format `project:target`. */
  taskId: string;
  /** `cache-miss`, or where Nx found the result of an earlier run with the same inputs. */
  cacheStatus: string;
  /** The exit code of the task. */
  status: number;
  /** The tests in the report of the task. Undefined if it has no individual tests, such as lint. */
  tests: TestResult[] | undefined;
}

/**
 * Returns the lines that `npm test` prints at the end, and the number of failures. A task without
 * individual tests counts as one test.
 */
export function summarize(
  tasks: readonly FinishedTask[],
  { nxCode, testFiles }: { nxCode: number; testFiles: readonly string[] },
) {
  const skipped: string[] = [];
  const failures: string[] = [];
  const seen = new Set<string>();
  let passed = 0;
  let cached = 0;
  for (const { taskId, cacheStatus, status, tests } of tasks) {
    const before = { passed, failures: failures.length };
    if (tests === undefined && status === 0) passed += 1;
    if (tests?.length === 0) failures.push(`${taskId} reported no test.`);
    for (const { name, file, state, reason } of tests ?? []) {
      seen.add(file);
      if (state === 'passed') passed += 1;
      else if (state === 'failed') failures.push(name);
      else if (reason) skipped.push(`${name}: ${reason}`);
      else failures.push(`Skipped without a reason: ${name}`);
    }
    if (status !== 0 && failures.length === before.failures) {
      failures.push(`${taskId} exited with code ${status}.`);
    }
    if (cacheStatus !== 'cache-miss') cached += passed - before.passed;
  }
  if (tasks.length === 0) failures.push('Nx ran no task.');
  else {
    const missing = testFiles.filter((file) => !seen.has(file));
    failures.push(...missing.map((file) => `No test in ${file} ran.`));
  }
  if (nxCode !== 0 && failures.length === 0) failures.push(`Nx exited with code ${nxCode}.`);
  const lines = [
    ...skipped.map((test) => `Skipped: ${test}`),
    ...failures.map((failure) => `Failed: ${failure}`),
    ...(cached > 0 ? [`${cached} results from the cache (same inputs as an earlier run)`] : []),
    `${passed} passed, ${failures.length} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`,
  ];
  return { lines, failed: failures.length };
}
