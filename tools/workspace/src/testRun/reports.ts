import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The tests of one task, read from the JSON report of Vitest or Playwright. */
export interface TaskReport {
  passed: number;
  /** One `file > title: message` for each failed test. */
  failures: string[];
  /** Skipped tests with their reasons. A skipped test without a reason counts as a failure. */
  skipped: { test: string; reason: string | undefined }[];
  /** Paths of the files in which at least one test ran, relative to the workspace. */
  files: Set<string>;
}

/** The parts of Vitest's JSON report that this module reads. */
interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/** The parts of Playwright's JSON report that this module reads. */
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

interface PlaywrightSuite {
  file: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightTest {
  status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
  annotations?: { type: string; description?: string }[];
  results?: { errors?: { message?: string }[] }[];
}

/** Returns the report in `reports/<target>.json`; `undefined` if it is missing or incomplete. */
export function readReport(root: string, project: string, target: string): TaskReport | undefined {
  let report: VitestReport | PlaywrightReport;
  try {
    const text = readFileSync(join(root, project, 'reports', `${target}.json`), 'utf8');
    report = JSON.parse(text) as VitestReport | PlaywrightReport;
  } catch {
    return undefined;
  }
  return 'testResults' in report ? fromVitest(root, report) : fromPlaywright(root, report);
}

function fromVitest(root: string, { testResults }: VitestReport): TaskReport {
  const report = emptyReport();
  for (const { name, status, message, assertionResults } of testResults) {
    const file = pathIn(root, name);
    let failed = 0;
    for (const { fullName, status: result, failureMessages } of assertionResults) {
      const test = `${file} > ${fullName}`;
      if (result === 'passed') report.passed += 1;
      else if (result === 'failed') {
        failed += 1;
        report.failures.push(describe(test, failureMessages[0]));
        // Vitest's report does not contain the reason for skipping a test.
      } else report.skipped.push({ test, reason: undefined });
      if (result === 'passed' || result === 'failed') report.files.add(file);
    }
    if (status === 'failed' && failed === 0) report.failures.push(describe(file, message));
  }
  return report;
}

function fromPlaywright(root: string, { config, suites, errors }: PlaywrightReport): TaskReport {
  const report = emptyReport();
  const visit = (suite: PlaywrightSuite) => {
    const file = pathIn(root, join(config.rootDir, suite.file));
    for (const { title, tests } of suite.specs) {
      for (const { status, annotations, results } of tests) {
        const test = `${file} > ${title}`;
        if (status === 'skipped') {
          const reason = annotations?.find(({ type }) => type === 'skip')?.description;
          report.skipped.push({ test, reason });
          continue;
        }
        report.files.add(file);
        // A test that passes only on a retry counts as failed.
        if (status === 'expected') report.passed += 1;
        else {
          const thrown = results?.flatMap((result) => result.errors ?? []) ?? [];
          report.failures.push(describe(test, thrown[0]?.message));
        }
      }
    }
    suite.suites?.forEach(visit);
  };
  suites.forEach(visit);
  report.failures.push(...errors.map(({ message }) => describe('outside any test', message)));
  return report;
}

const emptyReport = (): TaskReport => ({ passed: 0, failures: [], skipped: [], files: new Set() });

const pathIn = (root: string, file: string) => relative(root, file).replaceAll('\\', '/');

/** Returns the failed test or file with the beginning of its error message, for the summary. */
function describe(where: string, message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '').split('\n');
  const why = lines.map((line) => line.trim()).filter(Boolean);
  return [where, why.slice(0, 4).join(' ').slice(0, 300)].filter(Boolean).join(': ');
}
