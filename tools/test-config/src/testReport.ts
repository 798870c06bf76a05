import { stripVTControlCharacters } from 'node:util';

/** What a runner tells of its tests, in one shape for Vitest and Playwright. */
export interface TestReport {
  /** `project:target`; `null` outside `npm test`. */
  taskId: string | null;
  /** Nx's hash of all that the tests were given; `null` outside Nx. */
  taskHash: string | null;
  /** Whether it was a full run, which has more tests. */
  full: boolean;
  groups: TestGroup[];
  /** Errors outside any test: a file that could not be loaded, a rejection that nobody handled. */
  errors: number;
  /** What failed, by {@link describeFailure}; as many entries as `errors` and failed tests together. */
  failures: string[];
}

/** One project of the runner's configuration. */
export interface TestGroup {
  /** Its name; empty when the runner has one project only. */
  name: string;
  passed: number;
  failed: number;
  /** `file > title` of each test that was skipped or is still to be written. */
  skipped: string[];
  /** Every file with a test that ran, relative to the workspace. */
  files: string[];
}

/** Where a project's report lies, relative to its root. */
export const reportFile = 'reports/tests.json';

/** The same for the journeys in other browsers, which share a project with the journeys. */
export const otherBrowsersReportFile = 'reports/otherBrowsers.tests.json';

/**
 * Where something failed, and the beginning of why: `file > title: message`. Short, because it is repeated
 * at the end of a long output.
 */
export function describeFailure(where: string, message: string | undefined): string {
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim());
  const why = lines.filter(Boolean).slice(0, 4).join(' ').slice(0, 300);
  return why ? `${where}: ${why}` : where;
}

export function emptyGroup(name: string): TestGroup {
  return { name, passed: 0, failed: 0, skipped: [], files: [] };
}
