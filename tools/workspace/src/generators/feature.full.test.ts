import type { Tree } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { workspaceRoot } from '../process/process.ts';
import { features, generateFeature } from './feature.ts';

const shells = ['apps/portal', 'apps/storybook'];
const routes = 'libs/product/src/routes.ts';
const list = 'apps/portal/src/signedIn/signedInScreens.ts';
const configs = ['tsconfig.json', ...shells.map((shell) => `${shell}/tsconfig.json`)];
const manifests = shells.map((shell) => `${shell}/package.json`);

const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const written = (tree: Tree, file: string) => tree.read(file, 'utf8') ?? '';

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
