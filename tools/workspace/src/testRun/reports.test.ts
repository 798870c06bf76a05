import { mkdtempSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReport } from './reports.ts';

function written(target: string, report: (root: string) => unknown) {
  const root = mkdtempSync(join(tmpdir(), 'reports-'));
  mkdirSync(join(root, 'libs/sample/reports'), { recursive: true });
  const file = join(root, 'libs/sample/reports', `${target}.json`);
  writeFileSync(file, JSON.stringify(report(root)));
  return readReport(root, 'libs/sample', target);
}

test('readReport returns undefined for a task without a report', () => {
  expect(readReport(tmpdir(), 'libs/none', 'test')).toBeUndefined();
});

test('readReport returns undefined for a report that ends in the middle', () => {
  const root = mkdtempSync(join(tmpdir(), 'reports-'));
  mkdirSync(join(root, 'libs/sample/reports'), { recursive: true });
  writeFileSync(join(root, 'libs/sample/reports/test.json'), '{"testResults":[{"name":');
  expect(readReport(root, 'libs/sample', 'test')).toBeUndefined();
});

test('readReport returns passed, failed and skipped tests of Vitest', () => {
  const report = written('test', (root) => ({
    testResults: [
      {
        name: join(root, 'libs/sample/src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          {
            fullName: 'rounds',
            status: 'failed',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n   to be 2'],
          },
          { fullName: 'waits', status: 'skipped', failureMessages: [] },
        ],
      },
      {
        name: join(root, 'libs/sample/src/broken.test.ts'),
        status: 'failed',
        message: 'Cannot find module',
        assertionResults: [],
      },
    ],
  }));
  expect(report).toEqual({
    passed: 1,
    failures: [
      'libs/sample/src/a.test.ts > rounds: expected 1 to be 2',
      'libs/sample/src/broken.test.ts: Cannot find module',
    ],
    skipped: [{ test: 'libs/sample/src/a.test.ts > waits', reason: undefined }],
    files: new Set(['libs/sample/src/a.test.ts']),
  });
});

test('readReport returns tests of Playwright: a flaky test as failed, a skipped test with its reason', () => {
  const spec = (title: string, more: object) => ({ title, tests: [more] });
  const report = written('e2e', (root) => ({
    config: { rootDir: join(root, 'apps/e2e/src') },
    errors: [{ message: 'no browser' }],
    suites: [
      {
        file: 'login.e2e.ts',
        specs: [spec('signs in', { status: 'expected' })],
        suites: [
          {
            file: 'login.e2e.ts',
            specs: [
              spec('signs out', {
                status: 'unexpected',
                results: [{ errors: [{ message: 'time-out' }] }],
              }),
              spec('is flaky', { status: 'flaky', results: [{}] }),
              spec('in WebKit', {
                status: 'skipped',
                annotations: [{ type: 'skip', description: 'WebKit is not installed' }],
              }),
            ],
          },
        ],
      },
    ],
  }));
  expect(report).toEqual({
    passed: 1,
    failures: [
      'apps/e2e/src/login.e2e.ts > signs out: time-out',
      'apps/e2e/src/login.e2e.ts > is flaky',
      'outside any test: no browser',
    ],
    skipped: [{ test: 'apps/e2e/src/login.e2e.ts > in WebKit', reason: 'WebKit is not installed' }],
    files: new Set(['apps/e2e/src/login.e2e.ts']),
  });
});
