import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A test in the JSON report of Vitest or Playwright. */
export interface TestResult {
  /** `file > title` */
  name: string;
  /** Path of the test file, relative to the workspace. */
  file: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Why the test was skipped. Vitest's report does not contain the reason. */
  reason?: string | undefined;
}

/** The parts of Vitest's JSON report that this module reads. */
interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

/** The parts of Playwright's JSON report that this module reads. */
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations: { type: string; description?: string }[];
}

/** Returns the tests in a report of Vitest or Playwright; none if it is missing or incomplete. */
export function readReport(root: string, file: string): TestResult[] {
  let report: VitestReport | PlaywrightReport;
  try {
    report = JSON.parse(readFileSync(join(root, file), 'utf8')) as typeof report;
  } catch {
    return [];
  }
  return 'testResults' in report ? fromVitest(root, report) : fromPlaywright(root, report);
}

const pathIn = (root: string, file: string) => relative(root, file).replaceAll('\\', '/');

function fromVitest(root: string, { testResults }: VitestReport): TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) => {
    const file = pathIn(root, name);
    return assertionResults.map(({ fullName, status }) => ({
      name: `${file} > ${fullName}`,
      file,
      state: status === 'passed' || status === 'failed' ? status : 'skipped',
    }));
  });
}

/** A test that passes only on a retry (`flaky`) counts as failed. */
const states = {
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
} as const;

function fromPlaywright(root: string, { config, suites }: PlaywrightReport): TestResult[] {
  const testsOf = (suite: PlaywrightSuite): TestResult[] => {
    const file = pathIn(root, join(config.rootDir, suite.file));
    const own = suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, annotations }) => ({
        name: `${file} > ${title}`,
        file,
        state: states[status],
        reason: annotations.find(({ type }) => type === 'skip')?.description,
      })),
    );
    return [...own, ...(suite.suites ?? []).flatMap(testsOf)];
  };
  return suites.flatMap(testsOf);
}
