import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { expectationsFile, type Expectations } from './expectations.ts';
import { lastReports, runTests } from './runTests.ts';
import { sampleWorkspace, type SampleWorkspace } from './sampleWorkspace.testing.ts';
import type { TestSummary } from './testSummary.ts';

let workspace: SampleWorkspace;
beforeEach(() => {
  // This test may itself be a task of Nx, whose settings are not for the sample.
  for (const name of Object.keys(process.env)) {
    if (name.startsWith('NX_')) vi.stubEnv(name, undefined);
  }
  vi.stubEnv('NX_DAEMON', 'false');
  workspace = sampleWorkspace();
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(workspace.root, { recursive: true, force: true });
});

async function summary(): Promise<TestSummary> {
  return (await runTests(workspace.root, { useCache: true, quiet: true })).summary;
}

test('counts what ran, tells what came from the cache, and believes no broken cache', async () => {
  // Somebody's own setting for Nx does not hide the results from us.
  vi.stubEnv('NX_CACHE_DIRECTORY', join(workspace.root, 'elsewhere'));
  vi.stubEnv('NX_WORKSPACE_DATA_DIRECTORY', join(workspace.root, 'elsewhere'));
  const green = { passed: 5, failed: 0, skipped: 0, failures: [], problems: [] };
  expect(await summary()).toEqual({ ...green, cached: { tests: 0, tasks: 0 } });
  expect(existsSync(join(workspace.root, 'elsewhere'))).toBe(false);
  expect([...lastReports(workspace.root).keys()].sort()).toEqual([
    '@sample/journeys:e2e',
    '@sample/sum:test',
  ]);
  expect(await summary()).toEqual({ ...green, cached: { tests: 3, tasks: 2 } });
  const hash = lastReports(workspace.root).get('@sample/sum:test')?.taskHash ?? '';
  const kept = `.nx/cache/${hash}/libs/sum/reports/tests.json`;
  workspace.write(kept, workspace.read(kept).slice(0, 40));
  expect(await summary()).toEqual({ ...green, cached: { tests: 0, tasks: 0 } });
}, 120_000);

test('patterns that find nothing are failures, also beside others that find something', async () => {
  workspace.replace('libs/sum/vitest.config.ts', 'src/**/*.test.ts', 'source/**/*.test.ts');
  workspace.replace('libs/sum/package.json', 'vitest run', 'vitest run --passWithNoTests');
  // A second set of journeys, in a project of its own, whose pattern is wrong.
  workspace.write('apps/journeys/src/login/login.e2e.ts', workspace.read(journey));
  workspace.replace(
    'apps/journeys/playwright.config.ts',
    "testMatch: '*.e2e.ts' }",
    "testMatch: /src.home\\.e2e\\.ts/ }, { name: 'signed out', testMatch: 'signIn/*.e2e.ts' }",
  );
  const { failed, problems } = await summary();
  expect(problems).toEqual([
    'Not one test of @sample/sum:test passed.',
    expect.stringContaining('@sample/sum:test ran 0 tests, fewer than its floor of 2.'),
    'No test of apps/journeys/src/login/login.e2e.ts ran in @sample/journeys:e2e.',
    'No test of libs/sum/src/sum.test.ts ran in @sample/sum:test.',
  ]);
  expect(failed).toBe(4);
}, 60_000);

test('a package with tests and no script that runs them is a failure', async () => {
  workspace.replace('libs/sum/package.json', '"test": "vitest run",', '');
  workspace.replace('libs/sum/package.json', '"lintAll": "node -e 0"', '"build": "node -e 0"');
  expect((await summary()).problems).toEqual([
    '@sample/sum:lintAll did not run.',
    '@sample/sum:test did not run, but there are files with tests for it (libs/sum/src/sum.test.ts …).',
  ]);
}, 60_000);

test('skipped, lucky and unheard failures are failures', async () => {
  workspace.append(
    'libs/sum/src/sum.test.ts',
    [
      "test.skip('adds one', () => undefined);",
      'let tries = 0;',
      "test('is lucky', { retry: 1 }, () => expect((tries += 1)).toBe(2));",
      "test('rejects unheard', () => void Promise.reject(new Error('unheard')));",
      "test('adds badly', () => expect(1 + 1).toBe(3));",
      '',
    ].join('\n'),
  );
  workspace.append(
    journey,
    "test.skip('gets away', () => undefined);\ntest('gets lost', () => expect('here').toBe('there'));\n",
  );
  const { passed, failed, skipped, failures, problems } = await summary();
  expect(problems).toEqual([
    'Skipped without a reason: apps/journeys/src/home.e2e.ts > gets away',
    'Skipped without a reason: libs/sum/src/sum.test.ts > adds one',
  ]);
  const [sums, home] = ['libs/sum/src/sum.test.ts', 'apps/journeys/src/home.e2e.ts'];
  expect(failures).toEqual([
    expect.stringMatching(`${home} > gets lost: .*Expected: "there"`),
    `${sums} > is lucky: passed only on a second try`,
    expect.stringContaining(`${sums} > adds badly: expected 2 to be 3`),
    'outside any test: unheard',
  ]);
  // Formatting, lint, the journey and three of the tests.
  expect({ passed, failed, skipped }).toEqual({ passed: 6, failed: 6, skipped: 2 });
}, 60_000);

test('what only a full run runs is counted there, and asked for nowhere else', async () => {
  const expected: Expectations = JSON.parse(workspace.read(expectationsFile)) as Expectations;
  const floors = { ...expected.floors, '@sample/journeys:otherBrowsers': { Firefox: 1 } };
  workspace.write(expectationsFile, JSON.stringify({ ...expected, floors }));
  workspace.write('apps/journeys/src/home.browsers.ts', workspace.read(journey));
  const green = { failed: 0, problems: [] };
  expect(await summary()).toMatchObject({ ...green, passed: 5 });

  const full = async () =>
    (await runTests(workspace.root, { useCache: false, full: true, quiet: true })).summary;
  const missing =
    '@sample/journeys:otherBrowsers did not run, but there are files with tests for it (apps/journeys/src/home.browsers.ts …).';
  expect((await full()).problems).toEqual([missing]);

  const config = workspace.read('apps/journeys/playwright.config.ts');
  workspace.write(
    'apps/journeys/otherBrowsers.config.ts',
    config
      .replace('reports/playwright.json', 'reports/otherBrowsers.playwright.json')
      .replace("'journeys', testMatch: '*.e2e.ts'", "'Firefox', testMatch: '*.browsers.ts'"),
  );
  workspace.replace(
    'apps/journeys/package.json',
    '"e2e":',
    '"otherBrowsers": "playwright test --config=otherBrowsers.config.ts", "e2e":',
  );
  expect(await full()).toMatchObject({ ...green, passed: 6 });
  expect([...lastReports(workspace.root).keys()]).toContain('@sample/journeys:otherBrowsers');
}, 120_000);

const journey = 'apps/journeys/src/home.e2e.ts';
