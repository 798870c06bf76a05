import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cacheDamage, type TaskRun } from './nxRun.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cache-'));
  const targetDefaults = { test: { outputs: ['{projectRoot}/reports'] }, lint: {} };
  write('nx.json', JSON.stringify({ targetDefaults }));
  write('.nx/cache/terminalOutputs/1', 'green');
  write('.nx/cache/1/libs/sum/reports/tests.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const task: TaskRun = {
  taskId: 'sum:test',
  projectName: 'sum',
  target: 'test',
  hash: '1',
  cacheStatus: 'local-cache-hit',
  status: 0,
};
const damage = (changes: Partial<TaskRun> = {}, isWhole = true) =>
  cacheDamage(root, { code: 0, tasks: [{ ...task, ...changes }] }, () => isWhole);
const broken = expect.stringContaining('no longer there or broken (sum:test …).') as string;

test('a result of which everything is kept is believed', () => {
  expect(damage()).toBeUndefined();
});

test.each(['terminalOutputs/1', '1'])('a result whose %s is gone is not', (path) => {
  rmSync(join(root, '.nx/cache', path), { recursive: true });
  expect(damage()).toEqual(broken);
});

test('a result whose folder was emptied is not', () => {
  rmSync(join(root, '.nx/cache/1/libs/sum/reports/tests.json'));
  expect(damage()).toEqual(broken);
  // A target without outputs has nothing to keep there.
  expect(damage({ target: 'lint' })).toBeUndefined();
});

test('a result whose report cannot be read is not, unless the task ran now', () => {
  expect(damage({}, false)).toEqual(broken);
  expect(damage({ cacheStatus: 'cache-miss' }, false)).toBeUndefined();
});

test('a run of Nx that failed before its first task is not', () => {
  const run = (code: number, tasks: TaskRun[]) => cacheDamage(root, { code, tasks }, () => true);
  expect(run(1, [])).toBe('Nx ended with code 1 and ran nothing.');
  expect(run(0, [])).toBeUndefined();
  expect(run(1, [{ ...task, status: 1 }])).toBeUndefined();
});
