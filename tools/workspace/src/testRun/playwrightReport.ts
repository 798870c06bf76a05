import { join, relative } from 'node:path';
import { emptyGroup, type TestGroup, type TestReport } from './testReport.ts';

/** The fields read of Playwright's JSON report. */
export interface PlaywrightReport {
  /** `rootDir`: the folder that the files are relative to. */
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: unknown[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  projectName: string;
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
}

/** Playwright's report in our shape. */
export function fromPlaywright(
  { config, suites, errors }: PlaywrightReport,
  { workspaceRoot, taskId, hash }: { workspaceRoot: string; taskId: string; hash: string },
): TestReport {
  const groups = new Map<string, TestGroup>();
  const visit = (suite: PlaywrightSuite) => {
    const file = relative(workspaceRoot, join(config.rootDir, suite.file)).replaceAll('\\', '/');
    for (const { title, tests } of suite.specs) {
      for (const { projectName, status } of tests) {
        const group = groups.get(projectName) ?? emptyGroup(projectName);
        groups.set(projectName, group);
        if (status === 'skipped') {
          group.skipped.push(`${file} > ${title}`);
          continue;
        }
        if (!group.files.includes(file)) group.files.push(file);
        // One that passed only on a second try has failed.
        if (status === 'expected') group.passed += 1;
        else group.failed += 1;
      }
    }
    suite.suites?.forEach(visit);
  };
  suites.forEach(visit);
  return { taskId, taskHash: hash, groups: [...groups.values()], errors: errors.length };
}
