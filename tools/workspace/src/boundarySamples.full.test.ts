import { globSync } from 'node:fs';
import { relative } from 'node:path/posix';
import { beforeAll, describe, expect, test } from 'vitest';
import { workspaceProjects } from '../lint/boundaries.mjs';
import { createImportLint, type RejectedImports } from './importLint.testing.ts';
import { workspaceRoot } from './process/process.ts';

// These expectations do not use the rules in boundaries.mjs. If they did, a mistake in the rules
// would also change the expectations.

const projects = workspaceProjects(workspaceRoot);
let rejectedImports: RejectedImports;

beforeAll(async () => {
  rejectedImports = await createImportLint();
});

/** Returns for each specifier the folders of the projects that may import it. */
async function foldersThatMayImport(specifiers: string[]): Promise<Record<string, string[]>> {
  const folders = Object.fromEntries(specifiers.map((name): [string, string[]] => [name, []]));
  for (const { root } of projects) {
    const refused = await rejectedImports(`${root}/src/sample.ts`, specifiers);
    for (const name of specifiers) if (!refused.includes(name)) folders[name]?.push(root);
  }
  return Object.fromEntries(Object.entries(folders).map(([name, roots]) => [name, roots.sort()]));
}

describe('external packages', () => {
  test('that are confined can be imported only in their allowed folders', async () => {
    const drivers = ['apps/api', 'tools/sandbox'];
    const folders = {
      '@supabase/supabase-js': ['libs/auth', 'tools/sandbox'],
      '@supabase/auth-js': ['libs/auth', 'tools/sandbox'],
      'chart.js': ['libs/ui'],
      'chart.js/auto': ['libs/ui'],
      pg: drivers,
      kysely: drivers,
      'kysely/migration': drivers,
      '@electric-sql/pglite': drivers,
      '@electric-sql/pglite/vector': drivers,
    };
    expect(await foldersThatMayImport(Object.keys(folders))).toEqual(folders);
  });

  test('that are not confined can be imported by a feature', async () => {
    expect(await rejectedImports('libs/features/home/src/sample.ts', ['react', 'zod'])).toEqual([]);
  });

  test.each(['static', 'lazy'] as const)(
    'that are confined cannot be imported by a test outside these folders (%s import)',
    async (form) => {
      const drivers = ['pg', 'kysely/migration', '@electric-sql/pglite', 'chart.js/auto'];
      const file = 'libs/features/home/src/sample.test.tsx';
      expect(await rejectedImports(file, drivers, form)).toEqual(drivers);
    },
  );
});

describe('test kit', () => {
  const kit = '@bank-bonuses/testing';
  const withTests = ['type:app', 'type:feature', 'type:flow', 'type:storybook'];
  const others = projects.filter(({ name }) => name !== kit);

  test.each(others)(
    'can be imported in $root exactly where the type of the project allows it',
    async ({ root, tags }) => {
      const mayUse = async (file: string) =>
        (await rejectedImports(`${root}/src/${file}`, [kit])).length === 0;
      expect(await mayUse('sample.test.ts')).toBe(withTests.some((tag) => tags.includes(tag)));
      expect(await mayUse('sample.ts')).toBe(tags.includes('type:storybook'));
    },
  );

  test.each([
    'sample.test.tsx',
    'sample.test-d.ts',
    'sample.stories.tsx',
    'sample.testing.tsx',
    'testSetup.ts',
  ])('can be imported by the file %s of a feature', async (file) => {
    expect(await rejectedImports(`libs/features/home/src/${file}`, [kit])).toEqual([]);
  });
});

describe('shared test configuration', () => {
  const config = '@bank-bonuses/test-config/postgres';

  test.each([
    'apps/api/src/sample.test.ts',
    'apps/api/src/testing/sample.ts',
    'apps/portal/bench/sample.ts',
    'apps/portal-e2e/src/sample.ts',
    'apps/storybook/.storybook/main.ts',
    'libs/ui/vite.config.ts',
    'libs/product/vitest.config.ts',
    'tools/workspace/src/sample.ts',
  ])('can be imported by %s', async (file) => {
    expect(await rejectedImports(file, [config])).toEqual([]);
  });

  test.each([
    'apps/api/src/sample.ts',
    'apps/portal/src/sample.tsx',
    'libs/features/home/src/sample.tsx',
    'libs/ui/src/sample.ts',
    'libs/product/src/sample.ts',
  ])('cannot be imported by %s', async (file) => {
    expect(await rejectedImports(file, [config])).toEqual([config]);
  });
});

describe('generated schema of the API client', () => {
  const schema = 'libs/api-client/src/generated/schema.ts';

  test('can be imported by only one file of its own package', async () => {
    const files = globSync('libs/api-client/src/**/*.{ts,tsx}', { cwd: workspaceRoot });
    const readers: string[] = [];
    for (const file of files.filter((name) => name !== schema)) {
      const path = relative(`${file}/..`, schema);
      const specifier = path.startsWith('.') ? path : `./${path}`;
      if ((await rejectedImports(file, [specifier])).length === 0) readers.push(file);
    }
    expect(readers.sort()).toEqual(['libs/api-client/src/types.ts']);
  });

  test.each(['static', 'lazy'] as const)(
    'cannot be imported by another package (%s import)',
    async (form) => {
      const paths = [
        '../../../../libs/api-client/src/generated/schema.ts',
        './generated/schema.ts',
      ];
      expect(await rejectedImports('apps/api/src/sample.ts', paths, form)).toEqual(paths);
    },
  );
});

describe('workspace packages', () => {
  test.each([
    ['apps/portal', ['@bank-bonuses/api', '@bank-bonuses/sandbox']],
    ['apps/api', ['@bank-bonuses/auth', '@bank-bonuses/ui', '@bank-bonuses/feature-home']],
    ['apps/portal-e2e', ['@bank-bonuses/portal', '@bank-bonuses/api', '@bank-bonuses/auth']],
    ['libs/features/home', ['@bank-bonuses/feature-bonuses', '@bank-bonuses/portal']],
    [
      'libs/registration-wizard',
      ['@bank-bonuses/dialogs/referrals', '@bank-bonuses/feature-login'],
    ],
    ['libs/auth', ['@bank-bonuses/api-client', '@bank-bonuses/ui']],
    ['libs/api-client', ['@bank-bonuses/auth', '@bank-bonuses/product', '@bank-bonuses/ui']],
    ['libs/ui', ['@bank-bonuses/api-client', '@bank-bonuses/product/routes', '@bank-bonuses/auth']],
    ['libs/product', ['@bank-bonuses/mails', '@bank-bonuses/ui']],
    ['tools/sandbox', ['@bank-bonuses/ui', '@bank-bonuses/portal', '@bank-bonuses/auth']],
  ])('cannot be imported by %s: %s', async (root, names) => {
    for (const file of ['sample.ts', 'sample.test.ts']) {
      expect(await rejectedImports(`${root}/src/${file}`, names)).toEqual(names);
    }
  });

  test.each([
    ['apps/portal', ['@bank-bonuses/feature-home', '@bank-bonuses/auth', '@bank-bonuses/ui']],
    ['apps/api', ['@bank-bonuses/api-client', '@bank-bonuses/product']],
    ['libs/features/home', ['@bank-bonuses/dialogs/referrals', '@bank-bonuses/api-client']],
    ['libs/registration-wizard', ['@bank-bonuses/auth', '@bank-bonuses/product']],
    ['libs/auth', ['@bank-bonuses/product/routes']],
    ['tools/sandbox', ['@bank-bonuses/api', '@bank-bonuses/product/config']],
  ])('can be imported by %s: %s', async (root, names) => {
    expect(await rejectedImports(`${root}/src/sample.ts`, names)).toEqual([]);
  });
});
