import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface Manifest {
  name: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
}

/**
 * Returns the folders, relative to the repository's root, of a workspace package and its runtime
 * dependencies.
 */
export function runtimePackages(root: string, start: string): string[] {
  const read = (folder: string) =>
    JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const patterns = (read('.').workspaces ?? []).map((pattern) => `${pattern}/package.json`);
  const folders = globSync(patterns, { cwd: root }).map(dirname);
  const folderOf = new Map(folders.map((folder) => [read(folder).name, folder]));
  const needed = new Set<string>();
  const visit = (folder: string) => {
    if (needed.has(folder)) return;
    needed.add(folder);
    for (const name of Object.keys(read(folder).dependencies ?? {})) {
      const found = folderOf.get(name);
      if (found !== undefined) visit(found);
    }
  };
  visit(start);
  return [...needed];
}
