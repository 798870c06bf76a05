import { createProjectGraphAsync, type ProjectGraph } from '@nx/devkit';
import { ESLint } from 'eslint';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { depConstraints } from '../lint/boundaries.mjs';
import { workspaceRoot } from './process/process.ts';

let graph: ProjectGraph;
let eslint: ESLint;

beforeAll(async () => {
  // Nx's rule reads the project graph from a cache and checks nothing if it is missing.
  graph = await createProjectGraphAsync({ exitOnError: true, resetDaemonClient: true });
  eslint = new ESLint({ cwd: workspaceRoot });
});

/** Returns the packages that lint does not allow this file to import. The file need not exist. */
async function rejectedImports(file: string, packages: readonly string[]): Promise<string[]> {
  const code = packages.map((name) => `void import('${name}');`).join('\n');
  const [result] = await eslint.lintText(code, { filePath: join(workspaceRoot, file) });
  const lines = result?.messages
    .filter(({ ruleId }) => ruleId === '@nx/enforce-module-boundaries')
    .map(({ line }) => line);
  return packages.filter((_, index) => lines?.includes(index + 1));
}

/** Returns a package's name with an entry that exists; undefined for projects without an entry. */
function entryOf(name: string): string | undefined {
  const entries = graph.nodes[name]?.data.metadata?.js?.packageExports;
  const [entry] = typeof entries === 'object' ? Object.keys(entries) : [];
  return entry === undefined ? undefined : join(name, entry);
}

test('lint rejects every import between projects that the table does not allow', async () => {
  const constraints = depConstraints('product');
  // Every tool may import the shared test configuration.
  const projects = Object.values(graph.nodes).filter(
    ({ name }) => name !== '@bank-bonuses/test-config',
  );
  const tagsOf = ({ data }: ProjectGraph['nodes'][string]) =>
    data.tags?.filter((tag) => /^(type|scope):/.test(tag)) ?? [];
  const isAllowed = (from: string[], to: string[]) =>
    from.every((tag) => {
      const row = constraints.find(({ sourceTag }) => sourceTag === tag);
      return row?.onlyDependOnLibsWithTags.some((allowed) => to.includes(allowed));
    });
  let forbidden = 0;
  for (const project of projects) {
    const { name, data } = project;
    expect(tagsOf(project), name).toHaveLength(2);
    const wanted = projects
      .filter((other) => other.name !== name && !isAllowed(tagsOf(project), tagsOf(other)))
      .flatMap((other) => entryOf(other.name) ?? []);
    expect(await rejectedImports(`${data.root}/src/sample.ts`, wanted), name).toEqual(wanted);
    forbidden += wanted.length;
  }
  expect(forbidden).toBeGreaterThan(50);
});

test.each([
  ['libs/features/home', ['@supabase/supabase-js', 'chart.js', 'kysely']],
  ['libs/api-client', ['@supabase/supabase-js', 'kysely']],
  ['libs/ui', ['@supabase/supabase-js']],
  ['apps/api', ['chart.js']],
])('lint rejects confined packages in %s', async (root, packages) => {
  expect(await rejectedImports(`${root}/src/sample.ts`, packages)).toEqual(packages);
});

test('only tests and tools may import the helpers of tests', async () => {
  const root = 'libs/features/home/src';
  const testing = ['@bank-bonuses/testing'];
  expect(await rejectedImports(`${root}/sample.tsx`, testing)).toEqual(testing);
  expect(await rejectedImports(`${root}/sample.test.tsx`, testing)).toEqual([]);
});
