import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mayUse } from './moduleBoundaries.testing.ts';

interface Import {
  file: string;
  target: string;
}

const src = import.meta.dirname;
const roomOf = (file: string) => (file.includes('/') ? (file.split('/', 1)[0] ?? '') : '');
/** Test files and test helpers are not part of the service. */
const isProduct = (file: string) => !/\.(test|testing)\.ts$|^testing\//.test(file);

/** Returns the relative imports and re-exports of a file, including types. */
function importsOf(file: string, code = readFileSync(join(src, file), 'utf8')): Import[] {
  return [...code.matchAll(/(?:\bfrom|\bimport\(|^import) ?'(\.[^']+)'/gm)].map(
    ([, specifier = '']) => ({ file, target: normalize(join(dirname(file), specifier)) }),
  );
}

const files = globSync('**/*.ts', { cwd: src }).map((file) => file.replaceAll('\\', '/'));
const product = files.filter(isProduct);
const imports = product.flatMap((file) => importsOf(file));
const rooms = [...new Set(product.map(roomOf))].filter((room) => room !== '').sort();
/** Imports from one module into another. */
const betweenRooms = imports.filter(
  ({ file, target }) => roomOf(file) !== '' && roomOf(file) !== roomOf(target),
);

describe('the modules of the service', () => {
  test('each have a row in the table and a line in the README', () => {
    expect(Object.keys(mayUse).sort()).toEqual(rooms);
    const readme = readFileSync(join(src, '../README.md'), 'utf8');
    const listed = [...readme.matchAll(/^\| \[`(\w+)`\]\(src\/\1\) +\|/gm)].map(([, room]) => room);
    expect(listed.sort()).toEqual(rooms);
  });

  test('import exactly the modules of their row', () => {
    const used = Object.fromEntries(
      rooms.map((room) => {
        const targets = betweenRooms.filter(({ file }) => roomOf(file) === room);
        return [room, [...new Set(targets.map(({ target }) => roomOf(target)))].sort()];
      }),
    );
    expect(used).toEqual(mayUse);
  });

  test('are imported through their index file', () => {
    const doors = rooms.map((room) => `${room}/index.ts`);
    const besides = imports.filter(
      ({ file, target }) => roomOf(file) !== roomOf(target) && !doors.includes(target),
    );
    // The service must not use the test helpers.
    expect(besides.filter(({ target }) => roomOf(target) !== '')).toEqual([]);
  });

  test('have no import cycle', () => {
    const open = new Map(Object.entries(mayUse));
    for (let before = Infinity; open.size > 0 && open.size < before;) {
      before = open.size;
      for (const [room, uses] of open) if (!uses.some((used) => open.has(used))) open.delete(room);
    }
    expect([...open.keys()]).toEqual([]);
  });
});

/** Returns the files of the first import cycle, in order; empty if there is none. */
function findCircle(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file];
    if (done.has(file)) return [];
    path.push(file);
    for (const target of graph.get(file) ?? []) {
      const circle = visit(target);
      if (circle.length > 0) return circle;
    }
    path.pop();
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = visit(file);
    if (circle.length > 0) return circle;
  }
  return [];
}

describe('imports', () => {
  test('form no cycle, not even through type imports', () => {
    const root = join(src, '..');
    const every = globSync('{src,bench,conformance,golden,resilience,scripts}/**/*.ts', {
      cwd: root,
    });
    const graph = new Map(
      every.map((file) => {
        const inSrc = relative(src, join(root, file)).replaceAll('\\', '/');
        return [inSrc, importsOf(inSrc).map(({ target }) => target)];
      }),
    );
    expect(graph.size).toBeGreaterThan(files.length);
    expect(findCircle(graph)).toEqual([]);
  });

  test.each([
    ["import type { A } from './b.ts';", 'x/b.ts'],
    ["import {\n  a,\n  type B,\n} from '../b.ts';", 'b.ts'],
    ["export { a } from './b.ts';", 'x/b.ts'],
    ["import './b.ts';", 'x/b.ts'],
    ["await import('./b.ts')", 'x/b.ts'],
  ])('are found in %j', (code, target) => {
    expect(importsOf('x/a.ts', code)).toEqual([{ file: 'x/a.ts', target }]);
  });

  test('that form a cycle are found', () => {
    const graph = { a: ['b'], b: ['c', 'd'], c: [], d: ['b'] };
    expect(findCircle(new Map(Object.entries(graph)))).toEqual(['b', 'd', 'b']);
  });
});
