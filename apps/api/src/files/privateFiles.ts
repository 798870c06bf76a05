import { readdir, stat, writeFile } from 'node:fs/promises';
import { makeFolderSync } from './makeFolder.ts';

/**
 * Creates a folder that only its owner can read. Rejects if an existing folder is not empty or can
 * be read by others.
 */
export async function makePrivateFolder(folder: string): Promise<void> {
  makeFolderSync(folder, 0o700);
  // Windows has no such permission bits.
  const openToOthers = process.platform !== 'win32' && ((await stat(folder)).mode & 0o077) !== 0;
  if (openToOthers) {
    throw new Error(
      `${folder} can be read by others. Set its mode to 0700, or choose a new folder.`,
    );
  }
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty. Choose a new folder.`);
  }
}

/**
 * Creates a file that only its owner can access. The content is on the disk when the promise
 * resolves.
 */
export async function writePrivateFile(path: string, content: string | Buffer): Promise<void> {
  await writeFile(path, content, { flag: 'wx', mode: 0o600, flush: true });
}
