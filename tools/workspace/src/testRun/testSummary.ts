import type { TestReport } from '@bank-bonuses/test-config/testReport';
import type { Expectations } from './expectations.ts';

/** A task of this run that is over. */
export interface FinishedTask {
  taskId: string;
  /** Exit code. */
  status: number;
  fromCache: boolean;
  /** Nx's hash of all that it was given; `null` for a task that Nx did not run. */
  hash: string | null;
  /** What it tells of its tests: absent when it has none to tell, `undefined` when it left no report. */
  report?: TestReport | undefined;
}

export interface TestSummary {
  passed: number;
  failed: number;
  skipped: number;
  /** Tests that passed in an earlier run, with exactly the same inputs. */
  cached: { tests: number; tasks: number };
  /** The tests that failed, each with the beginning of why. */
  failures: string[];
  /** What went wrong besides tests that failed, a sentence each; each counts as one failure. */
  problems: string[];
}

export interface FinishedRun {
  tasks: readonly FinishedTask[];
  /** Exit codes of the runners, by their name. */
  runnerCodes: Readonly<Record<string, number>>;
  expectations: Expectations;
  /** The files with tests that each task must have run. */
  files: ReadonlyMap<string, readonly string[]>;
  /** Files with tests outside every project. */
  strays: readonly string[];
}

/** Adds the tasks of a run up. Whatever did not prove what it should is a failure, never left out. */
export function summarize(finished: FinishedRun): TestSummary {
  const { tasks, runnerCodes, expectations, files, strays } = finished;
  const summary: TestSummary = {
    passed: 0,
    failed: 0,
    skipped: 0,
    cached: { tests: 0, tasks: 0 },
    failures: [],
    problems: [],
  };
  for (const task of tasks) add(summary, task, expectations);

  const ran = new Set(tasks.map(({ taskId }) => taskId));
  const expected = [...expectations.tasks, ...Object.keys(expectations.floors)];
  for (const taskId of new Set([...expected, ...files.keys()])) {
    if (ran.has(taskId)) continue;
    const [some] = files.get(taskId) ?? [];
    summary.problems.push(
      some === undefined
        ? `${taskId} did not run.`
        : `${taskId} did not run, but there are files with tests for it (${some} …).`,
    );
  }
  for (const { taskId, report } of tasks) {
    const seen = new Set(report?.groups.flatMap((group) => group.files));
    const excused = (report?.groups ?? [])
      .flatMap((group) => group.skipped)
      .filter((test) => expectations.skips[test]);
    for (const file of files.get(taskId) ?? []) {
      if (!report || seen.has(file)) continue;
      if (excused.some((test) => test.startsWith(`${file} > `))) continue;
      summary.problems.push(`No test of ${file} ran in ${taskId}.`);
    }
  }
  for (const file of strays) summary.problems.push(`${file} has tests, but lies in no project.`);
  const failedTask = tasks.some(({ status }) => status !== 0);
  for (const [runner, code] of Object.entries(runnerCodes)) {
    if (code !== 0 && !failedTask && summary.failed === 0) {
      summary.problems.push(`${runner} ended with code ${code}, though no task failed.`);
    }
  }
  summary.failed += summary.problems.length;
  return summary;
}

function add(summary: TestSummary, task: FinishedTask, expectations: Expectations): void {
  const { taskId, status, fromCache, hash } = task;
  if (fromCache) summary.cached.tasks += 1;
  if (!('report' in task)) {
    if (status === 0) summary.passed += 1;
    else {
      summary.failed += 1;
      summary.failures.push(`${taskId} ended with code ${status}.`);
    }
    if (fromCache) summary.cached.tests += 1;
    return;
  }
  const { problems } = summary;
  const { report } = task;
  if (!report) {
    problems.push(`${taskId} left no report of its tests.`);
    return;
  }
  if (report.taskHash !== hash) {
    problems.push(`The report of ${taskId} belongs to another run, with other inputs.`);
    return;
  }
  const sum = (of: (group: TestReport['groups'][number]) => number) =>
    report.groups.reduce((total, group) => total + of(group), 0);
  const passed = sum((group) => group.passed);
  const failed = sum((group) => group.failed) + report.errors;
  summary.passed += passed;
  summary.failed += failed;
  summary.failures.push(...report.failures);
  summary.skipped += sum((group) => group.skipped.length);
  if (fromCache) summary.cached.tests += passed;
  if (status !== 0 && failed === 0) problems.push(`${taskId} ended with code ${status}.`);
  if (passed === 0) problems.push(`Not one test of ${taskId} passed.`);
  for (const test of report.groups.flatMap((group) => group.skipped)) {
    if (!expectations.skips[test]) problems.push(`Skipped without a reason: ${test}`);
  }
  checkFloors(summary, taskId, report, expectations.floors[taskId] ?? {});
}

function checkFloors(
  { problems }: TestSummary,
  taskId: string,
  { groups, full }: TestReport,
  floors: Record<string, number>,
): void {
  const counts = new Map(groups.map(({ name, passed, failed }) => [name, passed + failed]));
  for (const name of counts.keys()) {
    // Of a task that every run has, a full run may have more groups: a normal one would be short of their floor.
    if (name in floors || (full && Object.keys(floors).length > 0)) continue;
    problems.push(`${title(taskId, name)} has no floor yet. Set it with: npm run test:floors`);
  }
  for (const [name, floor] of Object.entries(floors)) {
    const count = counts.get(name) ?? 0;
    if (count >= floor) continue;
    problems.push(
      `${title(taskId, name)} ran ${count} tests, fewer than its floor of ${floor}. Were tests removed on purpose? Then lower it in testExpectations.json.`,
    );
  }
}

function title(taskId: string, group: string): string {
  return group === '' ? taskId : `${taskId} (${group})`;
}

/** One cause can have hundreds. */
const shownOfAKind = 30;

/** The last lines of `npm test`. */
export function closingLines(summary: TestSummary): string[] {
  const { passed, failed, skipped, cached, failures, problems } = summary;
  return [
    ...shown('Failed', failures),
    ...shown('Problem', problems),
    ...(cached.tasks > 0
      ? [`From the cache, with unchanged inputs: ${cached.tests} tests of ${cached.tasks} tasks`]
      : []),
    `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}

function shown(kind: string, sentences: readonly string[]): string[] {
  const more = sentences.length - shownOfAKind;
  return [
    ...sentences.slice(0, shownOfAKind).map((sentence) => `${kind}: ${sentence}`),
    ...(more > 0 ? [`${kind}: and ${more} more.`] : []),
  ];
}
