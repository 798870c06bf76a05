import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runtimePackages } from '../../scripts/runtimePackages.ts';

const root = join(import.meta.dirname, '../../../..');

test('a deployment contains every package that its code imports', () => {
  const folders = runtimePackages(root, 'apps/api');
  const held = folders.map((folder) => nameIn(join(root, folder)));
  const imported = folders.flatMap((folder) =>
    globSync(`${folder}/src/**/*.ts`, {
      cwd: root,
      exclude: ['**/*.test.ts', '**/*.testing.ts', 'apps/api/src/testing/**', '**/testing/**'],
    }).flatMap(importsOf),
  );
  expect(imported).toContain('@bank-bonuses/product');
  expect(imported.filter((name) => !held.includes(name))).toEqual([]);
});

const nameIn = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }).name;

const importsOf = (file: string) => [
  ...new Set(readFileSync(join(root, file), 'utf8').match(/(?<=from ')@bank-bonuses\/[^/']+/g)),
];
