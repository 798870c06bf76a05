import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents. Node's `recursive` option is not used: it never returns if a
 * parent folder such as `/proc` accepts no subfolders.
 */
export function makeFolderSync(folder: string, mode?: number): void {
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    // It existed before, or another process or user has created it in the meantime.
    if (isFolder(folder)) return;
    const parent = dirname(folder);
    const isAlone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isAlone || isFolder(parent)) throw error;
    makeFolderSync(parent, mode);
    makeFolderSync(folder, mode);
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
