import { beforeAll, describe, expect, test } from 'vitest';
import {
  confinedPackages,
  forbiddenProjects,
  toolTypes,
  workspaceProjects,
} from '../lint/boundaries.mjs';
import { createImportLint, type RejectedImports } from './importLint.testing.ts';
import { workspaceRoot } from './process/process.ts';

const projects = workspaceProjects(workspaceRoot);
let rejectedImports: RejectedImports;

beforeAll(async () => {
  rejectedImports = await createImportLint();
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
  ] as const)(
    '%s may import only the packages that the boundary rules allow',
    async (_, file, kind) => {
      const forbidden = forbiddenProjects(project, kind).map(({ name }) => name);
      const outside = [...forbidden, ...confined];
      expect(await rejectedImports(file, outside)).toEqual(outside);
      expect(await rejectedImports(file, outside, 'lazy')).toEqual(outside);
      // Lint may report more imports than the boundary rules forbid, for example an allowed import
      // that would create a cycle.
      const refused = await rejectedImports(file, others);
      expect(refused.filter((name) => !forbidden.includes(name))).toEqual([]);
    },
  );
});

test('lint rejects an import by a relative path into another project', async () => {
  const routes = '../../../routes/src/index.ts';
  expect(await rejectedImports('libs/features/login/src/sample.ts', [routes])).toEqual([routes]);
});
