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
const code = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text));
// Every package has a package.json.
const named = [...code].filter(
  (text) => /^[\w./-]+\.(tsx?|mjs|yaml|json)$/.test(text) && text !== 'package.json',
);
const folders = [...code].filter((text) => /^(apps|libs|tools)\/[\w/-]+$/.test(text));

test('the architecture pages name more than 20 files and 10 folders', () => {
  expect(named.length).toBeGreaterThan(20);
  expect(folders.length).toBeGreaterThan(10);
});

test.each(named)(
  '%s in the architecture pages matches exactly one file of the repository',
  (name) => {
    expect(files.filter((file) => `/${file}`.endsWith(`/${name}`))).toHaveLength(1);
  },
);

test.each(folders)('%s in the architecture pages is a folder of the repository', (name) => {
  expect(files.some((file) => file.startsWith(`${name}/`))).toBe(true);
});
