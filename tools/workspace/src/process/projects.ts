import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from './process.ts';

interface Project {
  name: string;
  /** The folder of the project, relative to the workspace. */
  root: string;
}

const read = (file: string) =>
  JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')) as {
    name: string;
    workspaces: string[];
  };

/** Returns every package of the workspace. */
export function workspaceProjects(): Project[] {
  const patterns = read('package.json').workspaces.map((pattern) => `${pattern}/package.json`);
  return globSync(patterns, { cwd: workspaceRoot }).map((file) => ({
    name: read(file).name,
    root: dirname(file),
  }));
}
