import type { Tree } from '@nx/devkit';
import { FsTree } from '@nx/devkit/internal';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { workspaceRoot } from '../process/process.ts';
import { generateComponent, kit } from './component.ts';

const edited = ['src/index.ts', 'src/index.test.ts', 'README.md'].map((file) => `${kit}/${file}`);
const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const written = (tree: Tree, file: string) => tree.read(file, 'utf8') ?? '';

let tree: Tree;
beforeEach(() => {
  // A virtual copy of this workspace: changes are never written to the disk.
  tree = new FsTree(workspaceRoot, false);
});

describe('existing component, generated again', () => {
  const name = 'Avatar';
  const folder = `${kit}/src/components/${name}`;
  const imports = (text: string) => text.match(/^import .*$/gm)?.sort();

  test('has the same files, exports and structure', async () => {
    for (const file of edited) {
      const without = read(file)
        .replaceAll(new RegExp(`^.*(/${name}\\.tsx'|"${name}"),?;?\n`, 'gm'), '')
        .replace(`, ${name},`, ',');
      expect(without).not.toBe(read(file));
      tree.write(file, without);
    }
    tree.delete(folder);
    await generateComponent(tree, { name });

    expect(written(tree, edited[0] ?? '')).toBe(read(edited[0] ?? ''));
    expect(written(tree, edited[1] ?? '')).toBe(read(edited[1] ?? ''));
    expect(written(tree, edited[2] ?? '')).toContain(`, Logo, ${name} `);
    const files = readdirSync(join(workspaceRoot, folder)).sort();
    expect(tree.children(folder).sort()).toEqual(files);
    for (const file of files) {
      const generated = written(tree, `${folder}/${file}`);
      const existing = read(`${folder}/${file}`);
      // The generated component renders children, but the existing one has none, so this import is
      // left out of the comparison.
      const own = generated.replace("import type { ReactNode } from 'react';\n", '');
      expect(imports(own)).toEqual(imports(existing));
      const declared = /^(export (const|interface|default) \w+|type \w+ = .*)/gm;
      expect(existing.match(declared) ?? []).toEqual(
        expect.arrayContaining(generated.match(declared) ?? []),
      );
    }
  });

  test('is not overwritten', async () => {
    await expect(generateComponent(tree, { name })).rejects.toThrow('already exists');
  });
});
