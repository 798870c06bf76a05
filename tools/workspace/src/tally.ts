export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** One task of an Nx run, as `.nx/cache/run.json` tells it. */
export interface TaskResult {
  taskId: string;
  projectName: string;
  target: string;
  /** Exit code. */
  status: number;
}

/** The fields read of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that failed before their first test count as suites only. */
  numFailedTestSuites: number;
}

/** The fields read of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

export const emptyTally: Tally = { passed: 0, failed: 0, skipped: 0 };

export function add(a: Tally, b: Tally): Tally {
  return {
    passed: a.passed + b.passed,
    failed: a.failed + b.failed,
    skipped: a.skipped + b.skipped,
  };
}

/** A task that reports no single tests: it counts as one. */
export function tallyTask(task: TaskResult): Tally {
  return task.status === 0 ? { ...emptyTally, passed: 1 } : { ...emptyTally, failed: 1 };
}

/**
 * A task that reports its tests. It never counts as green when its exit code was not 0, whatever the
 * report says, and a missing report (the runner crashed) is a failure.
 */
export function tallyVitest(task: TaskResult, report: VitestReport | undefined): Tally {
  if (!report) return { ...emptyTally, failed: 1 };
  const failed = report.numFailedTests;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && task.status !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** A test that passed only on a second try counts as failed. */
export function tallyPlaywright(exitCode: number, report: PlaywrightReport | undefined): Tally {
  if (!report) return { ...emptyTally, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky;
  return { passed: expected, failed: failed === 0 && exitCode !== 0 ? 1 : failed, skipped };
}

/** The closing line of `npm test`. */
export function closingLine({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
