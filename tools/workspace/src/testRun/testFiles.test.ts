import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sampleWorkspace, type SampleWorkspace } from './sampleWorkspace.testing.ts';
import { testFiles } from './testFiles.ts';

const projects = [
  { name: '@sample/sum', root: 'libs/sum' },
  { name: '@sample/journeys', root: 'apps/journeys' },
];
const taskIds = ['@sample/sum:test', '@sample/journeys:e2e'];

let workspace: SampleWorkspace;
beforeEach(() => {
  workspace = sampleWorkspace();
});
afterEach(() => rmSync(workspace.root, { recursive: true, force: true }));

const inGit = () => execFileSync('git', ['init', '--quiet'], { cwd: workspace.root });
const add = (...files: string[]) => files.forEach((file) => workspace.write(file, ''));

test.each([
  ['inside git', inGit],
  ['outside git', () => undefined],
])('%s, test files of no project and in folders of any name are found', (_, prepare) => {
  prepare();
  add('root.test.ts', 'docs/a.test.ts', 'libs/lost/src/a.test.ts', 'libs/deep/er/package.json');
  add('libs/deep/er/a.resilience.ts', 'docs/b.e2e.ts', 'libs/sum/src/fixtures/a.test.tsx');
  add('libs/sum/reports/a.test.ts', 'libs/sum/src/a.test.ts.snap');
  const { byTask, strays } = testFiles(workspace.root, projects, taskIds);
  expect(strays.sort()).toEqual([
    'docs/a.test.ts',
    'libs/deep/er/a.resilience.ts',
    'libs/lost/src/a.test.ts',
    'root.test.ts',
  ]);
  expect([...(byTask.get('@sample/sum:test') ?? [])].sort()).toEqual([
    'libs/sum/src/fixtures/a.test.tsx',
    'libs/sum/src/sum.test.ts',
  ]);
  expect([...(byTask.get('@sample/journeys:e2e') ?? [])].sort()).toEqual([
    'apps/journeys/src/home.e2e.ts',
    'docs/b.e2e.ts',
  ]);
});

test('a folder named as one for output counts when git keeps it', () => {
  workspace.write('.gitignore', 'node_modules\n.nx\n');
  inGit();
  const folders = ['reports', 'dist', '.cache', 'test-results'];
  const files = folders.map((folder) => `libs/sum/src/${folder}/a.test.ts`);
  add(...files);
  const { byTask } = testFiles(workspace.root, projects, taskIds);
  expect(byTask.get('@sample/sum:test')).toEqual(expect.arrayContaining(files));
});

test('a file that git tracks and that was removed is not asked for', () => {
  inGit();
  execFileSync('git', ['add', '.'], { cwd: workspace.root });
  workspace.remove('libs/sum/src/sum.test.ts');
  expect(testFiles(workspace.root, projects, taskIds).byTask.has('@sample/sum:test')).toBe(false);
});
