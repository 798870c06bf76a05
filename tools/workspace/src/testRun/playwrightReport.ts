import {
  describeFailure,
  emptyGroup,
  type TestGroup,
  type TestReport,
} from '@bank-bonuses/test-config/testReport';
import { join, relative } from 'node:path';

/** The fields read of Playwright's JSON report. */
export interface PlaywrightReport {
  /** `rootDir`: the folder that the files are relative to. */
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: PlaywrightError[];
  /** `startTime`: an ISO date. */
  stats: { startTime: string };
}

export interface JourneysTask {
  workspaceRoot: string;
  taskId: string;
  hash: string;
  full: boolean;
  /** When the run began: a report of an earlier one is none of its own. */
  since: number;
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  results?: { errors?: PlaywrightError[] }[];
}

interface PlaywrightError {
  message?: string;
}

/** Playwright's report in our shape. */
export function fromPlaywright(
  { config, suites, errors, stats }: PlaywrightReport,
  { workspaceRoot, taskId, hash, full, since }: JourneysTask,
): TestReport {
  const groups = new Map<string, TestGroup>();
  const failures: string[] = [];
  const visit = (suite: PlaywrightSuite) => {
    const file = relative(workspaceRoot, join(config.rootDir, suite.file)).replaceAll('\\', '/');
    for (const { title, tests } of suite.specs) {
      for (const { projectName, status, results } of tests) {
        const group = groups.get(projectName) ?? emptyGroup(projectName);
        groups.set(projectName, group);
        if (status === 'skipped') {
          group.skipped.push(`${file} > ${title}`);
          continue;
        }
        if (!group.files.includes(file)) group.files.push(file);
        // One that passed only on a second try has failed.
        if (status === 'expected') group.passed += 1;
        else {
          group.failed += 1;
          const thrown = results?.flatMap((result) => result.errors ?? []) ?? [];
          failures.push(describeFailure(`${file} > ${title}`, thrown[0]?.message));
        }
      }
    }
    suite.suites?.forEach(visit);
  };
  suites.forEach(visit);
  const taskHash = Date.parse(stats.startTime) >= since ? hash : null;
  for (const { message } of errors) failures.push(describeFailure('outside any test', message));
  const counted = { groups: [...groups.values()], errors: errors.length, failures };
  return { taskId, taskHash, full, ...counted };
}
