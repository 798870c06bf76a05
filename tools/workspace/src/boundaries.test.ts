import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  confinedPackages,
  forbiddenProjects,
  generatedReaders,
  scopeRules,
  testOnly,
  toolOnly,
  toolTypes,
  typeRules,
  workspaceProjects,
} from '../lint/boundaries.mjs';
import { createImportLint, type RefusedImports } from './importLint.ts';
import { workspaceRoot } from './process.ts';

const projects = workspaceProjects(workspaceRoot);
let refusedImports: RefusedImports;

beforeAll(async () => {
  refusedImports = await createImportLint();
});

describe.each(projects)('$root', (project) => {
  const source = `${project.root}/src/sample.ts`;
  const forTools = project.tags.some((tag) => toolTypes.includes(tag));
  const others = projects.filter(({ name }) => name !== project.name).map(({ name }) => name);
  const confined = confinedPackages
    .filter(({ allowedIn }) => !allowedIn.includes(project.root))
    .flatMap(({ packages }) => packages.map((name) => name.replace('*', 'sample')));

  test.each([
    ['product code', source, forTools ? 'tool' : 'product'],
    ['configuration', `${project.root}/sample.config.ts`, 'tool'],
    ['tests', `${project.root}/src/sample.test.ts`, 'test'],
  ] as const)('%s may import nothing outside the table', async (_, file, kind) => {
    const forbidden = forbiddenProjects(project, kind).map(({ name }) => name);
    const outside = [...forbidden, ...confined];
    expect(await refusedImports(file, outside)).toEqual(outside);
    expect(await refusedImports(file, outside, 'lazy')).toEqual(outside);
    // Whatever else is refused would be a cycle: an allowed edge that already runs the other way.
    const refused = await refusedImports(file, others);
    expect(refused.filter((name) => !forbidden.includes(name))).toEqual([]);
  });
});

test('a relative path into another project is refused', async () => {
  const routes = '../../../routes/src/index.ts';
  expect(await refusedImports('libs/features/login/src/sample.ts', [routes])).toEqual([routes]);
});

test('an untagged project stops lint', () => {
  expect(() => workspaceProjects(join(import.meta.dirname, '..', 'fixtures', 'untagged'))).toThrow(
    /needs one known type: tag/,
  );
});

/** The rows of a table in docs/architecture.md, each cell as the names in it. */
function tableBelow(firstHeading: string): string[][][] {
  const lines = readFileSync(join(workspaceRoot, 'docs', 'architecture.md'), 'utf8').split('\n');
  const start = lines.findIndex((line) => line.startsWith(`| ${firstHeading} `)) + 2;
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start, start + length).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)),
  );
}

describe('docs/architecture.md shows what lint uses:', () => {
  test('who may use whom', () => {
    const rows = tableBelow('From').map(([from, to]) => [from?.[0], to]);
    expect(Object.fromEntries(rows)).toEqual({ ...typeRules, ...scopeRules });
  });

  test('what only tests and stories may use', () => {
    const rows = tableBelow('Only in tests').map(([what, users]) => [what?.[0], users]);
    expect(Object.fromEntries(rows)).toEqual(testOnly);
  });

  test('what the tests, configuration and scripts of every project may use', () => {
    expect(tableBelow('Only in tests, configuration').map(([tag]) => tag?.[0])).toEqual(toolOnly);
  });

  test('what is confined to which folders, and who reads the generated schema', () => {
    expect(tableBelow('Confined')).toEqual([
      ...confinedPackages.map(({ packages, allowedIn }) => [packages, allowedIn]),
      [['libs/api-client/src/generated'], generatedReaders],
    ]);
  });
});
