import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname, join as joinPath } from 'node:path/posix';
import ts from 'typescript';
import { workspaceProjects } from '../lint/boundaries.mjs';

/** The files that each file imports, by paths relative to the workspace. */
type Imports = ReadonlyMap<string, readonly string[]>;

type Entries = Record<string, string | Record<string, string>>;

const generated = new Set(['node_modules', 'dist', 'reports', '.cache', '.sandbox', 'fixtures']);
const sourceCondition = '@bank-bonuses/source';

/** What every source of the workspace imports of the others: values, types, `import()` and re-exports. */
export function readImports(root: string): Imports {
  const entries = packageEntries(root);
  const files = globSync('{apps,libs,tools}/**/{*,.storybook/*}.{ts,tsx,mts,mjs}', {
    cwd: root,
    exclude: (name) => generated.has(name),
  }).map((file) => file.replaceAll('\\', '/'));
  return new Map(
    files.sort().map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
      const targets = importedFiles.map(({ fileName: name }) =>
        name.startsWith('.') ? joinPath(dirname(file), name) : entries.get(name),
      );
      const found = targets.filter((target) => target !== undefined);
      return [file, found.filter((target) => existsSync(join(root, target)))];
    }),
  );
}

/** The source that each entry of each package leads to: `@bank-bonuses/ui/charts` to its index. */
function packageEntries(root: string): ReadonlyMap<string, string> {
  const entries = new Map<string, string>();
  for (const { name, root: folder } of workspaceProjects(root)) {
    const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
    const { exports = {} } = JSON.parse(text) as { exports?: Entries };
    for (const [entry, target] of Object.entries(exports)) {
      const source = typeof target === 'string' ? target : target[sourceCondition];
      if (source) entries.set(joinPath(name, entry), joinPath(folder, source));
    }
  }
  return entries;
}

/** One way around through each group of files that import each other, from its first file back to it. */
export function findCircles(imports: Imports): string[][] {
  const circles: string[][] = [];
  const seen = new Set<string>();
  for (const file of [...imports.keys()].sort()) {
    if (seen.has(file)) continue;
    const circle = wayBack(imports, file);
    if (!circle) continue;
    circles.push(circle);
    // The whole group is told of once.
    for (const other of reachable(imports, file)) {
      if (reachable(imports, other).has(file)) seen.add(other);
    }
  }
  return circles;
}

/** The shortest way from a file to itself. */
function wayBack(imports: Imports, start: string): string[] | undefined {
  const ways = [[start]];
  const visited = new Set<string>();
  for (const way of ways) {
    for (const next of imports.get(way.at(-1) ?? '') ?? []) {
      if (next === start) return [...way, start];
      if (visited.has(next)) continue;
      visited.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}

function reachable(imports: Imports, start: string): ReadonlySet<string> {
  const files = new Set<string>();
  const open = [start];
  for (const file of open) {
    for (const next of imports.get(file) ?? []) {
      if (files.has(next)) continue;
      files.add(next);
      open.push(next);
    }
  }
  return files;
}
