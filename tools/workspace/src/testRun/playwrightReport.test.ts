import { expect, test } from 'vitest';
import { fromPlaywright, type PlaywrightReport } from './playwrightReport.ts';

const told: PlaywrightReport = {
  config: { rootDir: '/repository/apps/e2e/src' },
  suites: [
    {
      file: 'home.e2e.ts',
      specs: [{ title: 'gets home', tests: [{ projectName: 'journeys', status: 'expected' }] }],
    },
  ],
  errors: [],
  stats: { startTime: '2026-11-22T09:00:00.000Z' },
};
const task = { workspaceRoot: '/repository', taskId: 'e2e:e2e', hash: '1', full: false };
const since = (time: string) => fromPlaywright(told, { ...task, since: Date.parse(time) });

test('a report of this run carries the hash of its task', () => {
  expect(since('2026-11-22T08:59:59.999Z')).toEqual({
    taskId: 'e2e:e2e',
    taskHash: '1',
    full: false,
    groups: [
      {
        name: 'journeys',
        passed: 1,
        failed: 0,
        skipped: [],
        files: ['apps/e2e/src/home.e2e.ts'],
      },
    ],
    errors: 0,
    failures: [],
  });
});

test('a report of an earlier run, or of no known time, belongs to no task of this one', () => {
  expect(since('2026-11-22T09:00:00.001Z').taskHash).toBeNull();
  const timeless = { ...told, stats: { startTime: 'once' } };
  expect(fromPlaywright(timeless, { ...task, since: 0 }).taskHash).toBeNull();
});
