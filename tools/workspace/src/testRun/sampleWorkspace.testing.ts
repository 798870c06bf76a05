import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspaceRoot } from '../process.ts';
import { expectationsFile, type Expectations } from './expectations.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const manifest = (name: string, scripts: Record<string, string>) =>
  json({
    name: `@sample/${name}`,
    type: 'module',
    scripts,
    nx: { tags: ['type:util', 'scope:base'] },
  });
const reporter = JSON.stringify(
  fileURLToPath(import.meta.resolve('@bank-bonuses/test-config/vitestReporter')),
);

/** One library with two tests and one set of journeys with one, all green. */
const files = (root: string) => ({
  'package.json': json({ name: 'sample', private: true, workspaces: ['libs/*', 'apps/*'] }),
  'nx.json': json({
    analytics: false,
    neverConnectToCloud: true,
    cacheDirectory: '.nx/cache',
    targetDefaults: {
      test: { cache: true, inputs: ['{projectRoot}/src/**'], outputs: ['{projectRoot}/reports'] },
      lintAll: { cache: true },
    },
  }),
  '.prettierignore': '*\n',
  '.gitignore': 'node_modules\nreports\n.nx\n',
  'libs/sum/package.json': manifest('sum', { test: 'vitest run', lintAll: 'node -e 0' }),
  'libs/sum/vitest.config.ts': [
    "import { defineConfig } from 'vitest/config';",
    `import { TestReporter } from ${reporter};`,
    `const reporters = [new TestReporter(${JSON.stringify(root)})];`,
    "export default defineConfig({ test: { include: ['src/**/*.test.ts'], reporters } });",
    '',
  ].join('\n'),
  'libs/sum/src/sum.test.ts': [
    "import { expect, test } from 'vitest';",
    "test('adds', () => expect(1 + 1).toBe(2));",
    "test('adds nothing', () => expect(1 + 0).toBe(1));",
    '',
  ].join('\n'),
  'apps/journeys/package.json': manifest('journeys', { e2e: 'playwright test' }),
  'apps/journeys/playwright.config.ts': [
    "import { defineConfig } from '@playwright/test';",
    'export default defineConfig({',
    "  testDir: 'src',",
    "  reporter: [['json', { outputFile: 'reports/playwright.json' }]],",
    "  projects: [{ name: 'journeys', testMatch: '*.e2e.ts' }],",
    '});',
    '',
  ].join('\n'),
  'apps/journeys/src/home.e2e.ts': [
    "import { expect, test } from '@playwright/test';",
    "test('gets home', () => expect('home').toBe('home'));",
    '',
  ].join('\n'),
});

const expectations: Expectations = {
  tasks: ['format', '@sample/sum:lintAll'],
  floors: { '@sample/sum:test': { '': 2 }, '@sample/journeys:e2e': { journeys: 1 } },
  skips: {},
};

export interface SampleWorkspace {
  root: string;
  read(file: string): string;
  write(file: string, text: string): void;
  append(file: string, text: string): void;
  replace(file: string, from: string, to: string): void;
  remove(path: string): void;
}

/** A small workspace of its own, with the tools of this one. */
export function sampleWorkspace(): SampleWorkspace {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  symlinkSync(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
  for (const [file, text] of Object.entries(files(root))) write(file, text);
  write(expectationsFile, json(expectations));
  return {
    root,
    read,
    write,
    append: (file, text) => appendFileSync(join(root, file), text),
    replace: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      write(file, text.replace(from, to));
    },
    remove: (path) => rmSync(join(root, path), { recursive: true }),
  };
}
