import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  confinedPackages,
  forbiddenProjects,
  generatedReaders,
  scopeRules,
  typeRules,
  workspaceProjects,
} from '../../../boundaries.mjs';
import { workspaceRoot } from './process.ts';

const projects = workspaceProjects(workspaceRoot);
let eslint: ESLint;

beforeAll(async () => {
  // Nx's rule reads the cached project graph and is skipped without one.
  await createProjectGraphAsync({ exitOnError: false, resetDaemonClient: true });
  eslint = new ESLint({
    cwd: workspaceRoot,
    overrideConfig: [tseslint.configs.disableTypeChecked],
  });
});

/** Lints one import per line in a file that need not exist, and tells which lines are errors. */
async function refusedImports(file: string, specifiers: string[]): Promise<string[]> {
  const code = specifiers.map((name, i) => `import * as x${i} from '${name}'; void x${i};`);
  const [result] = await eslint.lintText(code.join('\n'), { filePath: join(workspaceRoot, file) });
  const rules = ['no-restricted-imports', '@nx/enforce-module-boundaries'];
  const messages = (result?.messages ?? []).filter(({ ruleId }) => rules.includes(ruleId ?? ''));
  const refused = new Set(messages.map(({ line }) => specifiers[line - 1] ?? ''));
  return specifiers.filter((specifier) => refused.has(specifier));
}

describe.each(projects)('$root', (project) => {
  const source = `${project.root}/src/sample.ts`;
  const others = projects.filter(({ name }) => name !== project.name).map(({ name }) => name);
  const confined = confinedPackages
    .filter(({ allowedIn }) => !allowedIn.includes(project.root))
    .flatMap(({ packages }) => packages.map((name) => name.replace('*', 'sample')));

  test.each([
    ['product code', source, false],
    ['tests', `${project.root}/src/sample.test.ts`, true],
  ] as const)('%s may import nothing outside the table', async (_, file, inTests) => {
    const forbidden = forbiddenProjects(project, inTests).map(({ name }) => name);
    expect(await refusedImports(file, [...forbidden, ...confined])).toEqual([
      ...forbidden,
      ...confined,
    ]);
    // Whatever else is refused would be a cycle: an allowed edge that already runs the other way.
    const refused = await refusedImports(file, others);
    expect(refused.filter((name) => !forbidden.includes(name))).toEqual([]);
  });
});

test('a relative path into another project is refused', async () => {
  const routes = '../../../routes/src/index.ts';
  expect(await refusedImports('libs/features/login/src/sample.ts', [routes])).toEqual([routes]);
});

test('only the named readers see the generated schema', async () => {
  const schema = './generated/schema.ts';
  expect(await refusedImports('libs/api-client/src/sample.ts', [schema])).toEqual([schema]);
  for (const reader of generatedReaders) expect(await refusedImports(reader, [schema])).toEqual([]);
});

test('an untagged project stops lint', () => {
  expect(() => workspaceProjects(join(import.meta.dirname, '..', 'fixtures', 'untagged'))).toThrow(
    /needs one known type: tag/,
  );
});

test('the table in docs/architecture.md is the one that lint uses', () => {
  const text = readFileSync(join(workspaceRoot, 'docs', 'architecture.md'), 'utf8');
  const rows = [...text.matchAll(/^\| `((?:type|scope):[\w-]+)` *\| (.*) \|$/gm)].map(
    ([, from = '', to = '']) => [from, [...to.matchAll(/`([\w:-]+)`/g)].map(([, tag]) => tag)],
  );
  expect(Object.fromEntries(rows)).toEqual({ ...typeRules, ...scopeRules });
});
