import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findCircles, readImports } from './importCircles.ts';

describe('a circle is found', () => {
  let root: string;
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const circles = () => findCircles(readImports(root)).map((files) => files.join(' '));
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'circles-'));
    write('package.json', '{ "workspaces": ["libs/*"] }');
    const nx = { tags: ['type:util', 'scope:base'] };
    const exports = { '.': { '@bank-bonuses/source': './src/a.ts' }, './deep': './src/b.ts' };
    write('libs/sum/package.json', JSON.stringify({ name: '@sample/sum', nx, exports }));
    write('libs/sum/src/c.ts', 'export const c = 1;');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const circle = 'libs/sum/src/a.ts libs/sum/src/b.ts libs/sum/src/a.ts';

  test.each([
    ['values', "import { a } from './a.ts';"],
    ['types', "import type { A } from './a.ts';"],
    ['types in place', "export const a: import('./a.ts').A | null = null;"],
    ['what is passed on', "export { a } from './a.ts';"],
    ['code on demand', "export const load = () => import('./a.ts');"],
    ["the package's own entry", "import { a } from '@sample/sum';"],
  ])('of %s', (_, text) => {
    write('libs/sum/src/a.ts', "import { b } from './b.ts'; import { c } from './c.ts';");
    write('libs/sum/src/b.ts', text);
    expect(circles()).toEqual([circle]);
  });

  test('once for all the files in it, and none where every way ends', () => {
    write('libs/sum/src/a.ts', "import './b.ts';");
    write('libs/sum/src/b.ts', "import './c.ts'; import './a.ts';");
    write('libs/sum/src/c.ts', "import './b.ts';");
    expect(circles()).toEqual([circle]);
    write('libs/sum/src/b.ts', "import './own.css';");
    expect(circles()).toEqual([]);
  });
});
