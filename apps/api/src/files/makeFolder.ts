import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Creates a folder and its parents. Node's `recursive` option is not used: it never returns if a
 * parent folder such as `/proc` accepts no subfolders.
 */
export async function makeFolder(folder: string, mode: number): Promise<void> {
  if (await isFolder(folder)) return;
  try {
    await mkdir(folder, { mode });
  } catch (error) {
    // Another process or user may have created it in the meantime.
    if (await isFolder(folder)) return;
    const parent = dirname(folder);
    const isAlone = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isAlone || (await isFolder(parent))) throw error;
    await makeFolder(parent, mode);
    await makeFolder(folder, mode);
  }
}

/** Creates a folder and its parents synchronously, as `makeFolder` does. */
export function makeFolderSync(folder: string, mode?: number): void {
  const isThere = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory();
  if (isThere(folder)) return;
  const parent = dirname(folder);
  if (!isThere(parent) && parent !== folder) makeFolderSync(parent, mode);
  try {
    mkdirSync(folder, { mode });
  } catch (error) {
    if (!isThere(folder)) throw error;
  }
}

async function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
