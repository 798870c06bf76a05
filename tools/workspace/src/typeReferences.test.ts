import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { join as posixJoin } from 'node:path/posix';
import { expect, test } from 'vitest';
import { workspaceProjects } from '../lint/boundaries.mjs';
import { workspaceRoot } from './process/process.ts';

const projects = workspaceProjects(workspaceRoot);
const read = (file: string): unknown => JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8'));

/** Returns the folders that the tsconfig.json in this folder references. */
function referencedFrom(folder: string): string[] {
  const { references } = read(posixJoin(folder, 'tsconfig.json')) as {
    references: { path: string }[];
  };
  return references.map(({ path }) => posixJoin(folder, path)).sort();
}

test('`tsc -b` in the root checks every project', () => {
  expect(referencedFrom('')).toEqual(projects.map(({ root }) => root).sort());
});

test.each(projects)(
  'tsconfig.json of $root references exactly the packages that its package.json declares',
  ({ root }) => {
    const { dependencies, devDependencies, peerDependencies } = read(
      posixJoin(root, 'package.json'),
    ) as Record<string, Record<string, string> | undefined>;
    const declared = Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });
    const folders = projects.filter(({ name }) => declared.includes(name)).map((one) => one.root);
    expect(referencedFrom(root)).toEqual(folders.sort());
  },
);
