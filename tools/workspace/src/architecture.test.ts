import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { workspaceRoot } from './process/process.ts';

const page = ['docs/architecture.md', 'docs/data-flow.md']
  .map((file) => readFileSync(join(workspaceRoot, file), 'utf8'))
  .join('\n');
const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', args, { cwd: workspaceRoot, encoding: 'utf8' })
  .split('\0')
  .filter((file) => existsSync(join(workspaceRoot, file)));
const named = [...new Set([...page.matchAll(/`([\w./-]+\.tsx?)`/g)].map(([, name = '']) => name))];

test('the architecture pages contain file names', () => {
  expect(named.length).toBeGreaterThan(20);
});

test.each(named)('%s matches exactly one file of the repository', (name) => {
  expect(files.filter((file) => `/${file}`.endsWith(`/${name}`))).toHaveLength(1);
});
