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
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { run, workspaceRoot } from '../process/process.ts';
import { generateComponent, kit } from './component.ts';

const edited = ['src/index.ts', 'src/index.test.ts', 'README.md'].map((file) => `${kit}/${file}`);
const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
const { default: formatOptions } = (await import(join(workspaceRoot, 'oxfmt.config.ts'))) as {
  default: FormatConfig;
};
const written = (tree: Tree, file: string) => tree.read(file, 'utf8') ?? '';

/**
 * Vitest settings for the copy of the kit. The copy is outside the workspace, and Vite by default
 * does not serve the shared test files from there.
 */
const configOfCopy = `import { mergeConfig } from 'vitest/config';
import kit from './kit.config.ts';
export default mergeConfig(kit, { server: { fs: { strict: false } } });
`;

// These tests start compilers and test runs, and many other processes may be running at the same
// time.
vi.setConfig({ testTimeout: 120_000 });

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

describe('generated component', () => {
  const name = 'SampleBox';
  const folder = `${kit}/src/components/${name}`;
  let root: string;

  // Copies the kit and adds the new component to the copy.
  beforeEach(async () => {
    await generateComponent(tree, { name, row: 'Layout' });
    root = mkdtempSync(join(tmpdir(), 'component-'));
    const copied = ['tsconfig.base.json', `${kit}/src`, `${kit}/package.json`];
    for (const path of copied) {
      cpSync(join(workspaceRoot, path), join(root, path), { recursive: true });
    }
    cpSync(join(workspaceRoot, kit, 'vitest.config.ts'), join(root, kit, 'kit.config.ts'));
    writeFileSync(join(root, kit, 'vitest.config.ts'), configOfCopy);
    symlinkSync(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'), 'junction');
    for (const { path } of tree.listChanges()) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), written(tree, path));
    }
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  // Only in full runs, because these tests start compilers and browsers.
  if (process.env['FULL'] === '1') {
    test('compiles, and its test, story and export pass', async () => {
      const config = {
        extends: '../../tsconfig.base.json',
        compilerOptions: {
          composite: false,
          emitDeclarationOnly: false,
          noEmit: true,
          rootDir: '/',
        },
        include: [`src/components/${name}`, 'src/index.ts', 'src/testSetup.ts'],
      };
      writeFileSync(join(root, kit, 'tsconfig.json'), JSON.stringify(config));
      const options = { cwd: join(root, kit), quiet: true, env: { NO_COLOR: '1' } };
      const types = await run('tsc', ['-p', '.'], options);
      expect(types).toMatchObject({ code: 0, output: '' });
      const files = [
        `src/components/${name}`,
        'src/index.test.ts',
        'src/stories.test.tsx',
        'src/documented.test.ts',
      ];
      const pattern = `shows its content|the package exports|every prop is|${name}.*(Playground|on a server)`;
      const tests = await run('vitest', ['run', ...files, '-t', pattern], options);
      expect(tests.output).toMatch(/Tests +5 passed/);
      expect(tests.code).toBe(0);
    });
  }

  test('is formatted, linted, and listed in the README', async () => {
    expect(written(tree, `${kit}/README.md`)).toMatch(/^\| Layout .*, SampleBox +\|$/m);
    const eslint = new ESLint({ cwd: workspaceRoot });
    for (const file of tree.children(folder)) {
      const text = written(tree, `${folder}/${file}`);
      expect(text).toBe((await format(file, text, formatOptions)).code);
      const [result] = await eslint.lintText(text, {
        filePath: join(workspaceRoot, folder, basename(file)),
      });
      expect(result?.messages).toEqual([]);
    }
  });
});
