import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mayUse } from './moduleBoundaries.testing.ts';

interface Import {
  file: string;
  target: string;
}

const src = import.meta.dirname;
const moduleOf = (file: string) => (file.includes('/') ? (file.split('/', 1)[0] ?? '') : '');
/** Test files and test helpers are not part of the service. */
const isProduct = (file: string) => !/\.(test|testing)\.ts$|^testing\//.test(file);

/** Returns the relative imports and re-exports of a file, including types. */
function importsOf(file: string): Import[] {
  const code = readFileSync(join(src, file), 'utf8');
  return [...code.matchAll(/(?:\bfrom|\bimport\(|^import) ?'(\.[^']+)'/gm)].map(
    ([, specifier = '']) => ({ file, target: normalize(join(dirname(file), specifier)) }),
  );
}

const files = globSync('**/*.ts', { cwd: src }).map((file) => file.replaceAll('\\', '/'));
const product = files.filter(isProduct);
const imports = product.flatMap((file) => importsOf(file));
const modules = [...new Set(product.map(moduleOf))].filter((module) => module !== '').sort();
/** Imports from one module into another. */
const betweenModules = imports.filter(
  ({ file, target }) => moduleOf(file) !== '' && moduleOf(file) !== moduleOf(target),
);

describe('the modules of the service', () => {
  test('each have a row in the table and a line in the README', () => {
    expect(Object.keys(mayUse).sort()).toEqual(modules);
    const readme = readFileSync(join(src, '../README.md'), 'utf8');
    const listed = [...readme.matchAll(/^\| \[`(\w+)`\]\(src\/\1\) +\|/gm)].map(
      ([, module]) => module,
    );
    expect(listed.sort()).toEqual(modules);
  });

  test('import exactly the modules of their row', () => {
    const used = Object.fromEntries(
      modules.map((module) => {
        const targets = betweenModules.filter(({ file }) => moduleOf(file) === module);
        return [module, [...new Set(targets.map(({ target }) => moduleOf(target)))].sort()];
      }),
    );
    expect(used).toEqual(mayUse);
  });

  test('are imported through their index file', () => {
    const indexFiles = modules.map((module) => `${module}/index.ts`);
    const bypasses = imports.filter(
      ({ file, target }) => moduleOf(file) !== moduleOf(target) && !indexFiles.includes(target),
    );
    // The service must not use the test helpers.
    expect(bypasses.filter(({ target }) => moduleOf(target) !== '')).toEqual([]);
  });

  test('have no import cycle', () => {
    const open = new Map(Object.entries(mayUse));
    for (let before = Infinity; open.size > 0 && open.size < before;) {
      before = open.size;
      for (const [module, uses] of open)
        if (!uses.some((used) => open.has(used))) open.delete(module);
    }
    expect([...open.keys()]).toEqual([]);
  });
});
