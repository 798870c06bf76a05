import type { Tree } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import { ESLint } from 'eslint';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run, workspaceRoot } from '../process/process.ts';
import { features, generateFeature } from './feature.ts';

const shells = ['apps/portal', 'apps/storybook'];
const routes = 'libs/product/src/routes.ts';
const list = 'apps/portal/src/signedIn/signedInScreens.ts';
const configs = ['tsconfig.json', ...shells.map((shell) => `${shell}/tsconfig.json`)];
const reports = join(workspaceRoot, 'tools/workspace/reports');
const manifests = shells.map((shell) => `${shell}/package.json`);

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const { default: formatOptions } = (await import(join(workspaceRoot, 'oxfmt.config.ts'))) as {
  default: FormatConfig;
};
const written = (tree: Tree, file: string) => tree.read(file, 'utf8') ?? '';

// These tests start a compiler, and many other processes may be running at the same time.
vi.setConfig({ testTimeout: 120_000 });

let tree: Tree;
beforeEach(() => {
  // A virtual copy of this workspace: changes are never written to the disk.
  tree = new FsTree(workspaceRoot, false);
});

describe('existing screen, generated again', () => {
  const name = 'settings';
  const folder = `${features}/${name}`;
  const mentions = [
    [routes, /^ +(paths\.)?settings.*\n/gm],
    [list, /^.*settingsFeature.*\n/gm],
    ...configs.map((file) => [file, /\{\s+"path": "[./]*libs\/features\/settings"\s+\},\s+/g]),
    ...manifests.map((file) => [file, /^.*feature-settings.*\n/gm]),
  ] as [string, RegExp][];

  test('has the same entries and package files', async () => {
    for (const [file, mention] of mentions) {
      const without = read(file).replaceAll(mention, '');
      expect(without, file).not.toBe(read(file));
      tree.write(file, without);
    }
    tree.delete(folder);
    await generateFeature(tree, { name, icon: name });

    for (const [file] of mentions) expect(written(tree, file), file).toBe(read(file));
    for (const file of ['vitest.config.ts', 'src/index.ts']) {
      expect(written(tree, `${folder}/${file}`), file).toBe(read(`${folder}/${file}`));
    }
    // A release changes the version of an existing package.
    const { version: _version, ...generated } = JSON.parse(
      written(tree, `${folder}/package.json`),
    ) as Record<string, unknown>;
    expect(JSON.parse(read(`${folder}/package.json`))).toMatchObject(generated);
    const described = /^( {2}\w+(:|\().*|(export|import) .*)$/gm;
    const existing = read(`${folder}/src/feature.ts`).match(described);
    const own = /prefetchQueries\(/;
    const lines = written(tree, `${folder}/src/feature.ts`).match(described) ?? [];
    expect(lines.length).toBeGreaterThan(8);
    expect(existing).toEqual(expect.arrayContaining(lines.filter((line) => !own.test(line))));
  });

  test('is not overwritten', async () => {
    await expect(generateFeature(tree, { name })).rejects.toThrow('already exists');
  });
});

test('the generator rejects a name that .gitignore hides', async () => {
  await expect(generateFeature(tree, { name: 'reports' })).rejects.toThrow(
    '.gitignore hides libs/features/reports. Choose another name.',
  );
  expect(tree.listChanges()).toEqual([]);
});

test('the generator rejects an icon that lucide-react does not have', async () => {
  await expect(generateFeature(tree, { name: 'bank-letters', icon: 'letterz' })).rejects.toThrow(
    'lucide-react has no icon named "letterz".',
  );
  expect(tree.listChanges()).toEqual([]);
});

describe('generated screen', () => {
  const name = 'bank-letters';
  const folder = `${features}/${name}`;
  let root: string;

  // Creates a workspace that contains the new screen. Changed files are copied, and all other
  // packages are linked from this workspace.
  beforeEach(async () => {
    await generateFeature(tree, { name });
    // The folder is inside the workspace, because the compiler for styles does not handle files
    // outside of it.
    mkdirSync(reports, { recursive: true });
    root = mkdtempSync(join(reports, 'feature-'));
    for (const path of ['tsconfig.base.json', 'libs/product/src']) {
      cpSync(join(workspaceRoot, path), join(root, path), { recursive: true });
    }
    // Gives the copy another version, because TypeScript treats two packages with the same name and
    // version as the same package.
    const manifest = JSON.parse(read('libs/product/package.json')) as object;
    const copy = { ...manifest, version: '0.0.0-copy' };
    writeFileSync(join(root, 'libs/product/package.json'), JSON.stringify(copy));
    for (const { path } of tree.listChanges()) {
      // Skips these files, because they reference projects that are not copied.
      if (path.endsWith('tsconfig.json')) continue;
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), written(tree, path));
    }
    const config = {
      extends: '../../../tsconfig.base.json',
      compilerOptions: {
        composite: false,
        emitDeclarationOnly: false,
        noEmit: true,
        rootDir: '/',
      },
      include: ['.'],
    };
    writeFileSync(join(root, folder, 'tsconfig.json'), JSON.stringify(config));
    linkPackages(root);
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  // Only in full runs, because these tests start a compiler.
  if (process.env['FULL'] === '1') {
    test('compiles', async () => {
      const options = { cwd: join(root, folder), quiet: true, env: { NO_COLOR: '1' } };
      expect(await run('tsc', ['-p', '.'], options)).toMatchObject({ code: 0, output: '' });
    });

    test('passes its generated test', async () => {
      const options = { cwd: join(root, folder), quiet: true, env: { NO_COLOR: '1' } };
      const tests = await run('vitest', ['run'], options);
      expect(tests.output).toMatch(/Tests +1 passed/);
      expect(tests.code).toBe(0);
    });
  }

  test('is formatted and linted', async () => {
    const eslint = new ESLint({ cwd: workspaceRoot });
    for (const { path } of tree.listChanges()) {
      const text = written(tree, path);
      expect(text).toBe((await format(path, text, formatOptions)).code);
      if (!/\.tsx?$/.test(path) || !path.startsWith(folder)) continue;
      const [result] = await eslint.lintText(text, { filePath: join(workspaceRoot, path) });
      // Ignores this rule: the new package is not installed, so the rule cannot read which packages
      // it declares.
      const messages = result?.messages.filter(
        ({ ruleId }) => ruleId !== 'workspace/declared-imports',
      );
      expect(messages, path).toEqual([]);
    }
  });

  test('has its title and path, and is the last entry of the sidebar', () => {
    expect(written(tree, routes)).toContain("  bankLetters: '/bank-letters',\n} as const;");
    expect(written(tree, routes)).toContain('  paths.bankLetters,\n] as const;');
    expect(written(tree, list)).toContain('  settingsFeature,\n  bankLettersFeature,\n];');
    expect(written(tree, `${folder}/src/feature.ts`)).toContain("name: 'Bank Letters'");
  });
});

/** Links all installed packages except for the routes package, which is copied. */
function linkPackages(root: string): void {
  const scope = '@bank-bonuses';
  const installed = join(workspaceRoot, 'node_modules');
  mkdirSync(join(root, 'node_modules', scope), { recursive: true });
  const names = [
    ...readdirSync(installed).filter((name) => name !== scope),
    ...readdirSync(join(installed, scope)).map((name) => `${scope}/${name}`),
  ];
  for (const name of names) {
    const source = name === `${scope}/product` ? join(root, 'libs/product') : join(installed, name);
    symlinkSync(source, join(root, 'node_modules', name), 'junction');
  }
}
