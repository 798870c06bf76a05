import { beforeAll, expect, test } from 'vitest';
import { createImportLint, type RejectedImports } from '../importLint.testing.ts';

let undeclared: RejectedImports;

beforeAll(async () => {
  undeclared = await createImportLint(['workspace/declared-imports']);
});

const missing = ['react-dom/client', '@tanstack/react-query', 'not-installed', '@scope/none/deep'];

test.each(['static', 'lazy'] as const)(
  'lint rejects a %s import of an undeclared package',
  async (form) => {
    const declared = [
      'react',
      '@bank-bonuses/ui',
      '@bank-bonuses/auth',
      'node:fs',
      'fs',
      './own.ts',
    ];
    const file = 'libs/features/login/src/sample.ts';
    expect(await undeclared(file, [...declared, ...missing], form)).toEqual(missing);
  },
);

test('lint allows a package to import itself', async () => {
  expect(await undeclared('libs/ui/src/sample.ts', ['@bank-bonuses/ui/theme'])).toEqual([]);
});

test.each([
  'libs/features/login/src/sample.test.tsx',
  'libs/features/login/vitest.config.ts',
  'apps/portal/scripts/sample.ts',
  'tools/workspace/src/sample.ts',
])(
  '%s may import the dependencies of the root package.json, but no other undeclared package',
  async (file) => {
    const tools = ['vitest', 'vite', '@tanstack/react-query'];
    expect(await undeclared(file, [...tools, 'zod', 'not-installed'])).toEqual([
      'zod',
      'not-installed',
    ]);
  },
);

test('lint allows a package only where the importing package declares it', async () => {
  expect(await undeclared('apps/portal/src/sample.ts', ['@vanilla-extract/css'])).toEqual([]);
  expect(await undeclared('libs/product/src/sample.ts', ['@vanilla-extract/css'])).toEqual([
    '@vanilla-extract/css',
  ]);
});
