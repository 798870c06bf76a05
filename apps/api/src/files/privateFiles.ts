import { open, readdir, stat } from 'node:fs/promises';
import { makeFolder } from './makeFolder.ts';

/** Creates an empty folder that only its owner can read. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await makeFolder(folder, 0o700);
  // Windows has no such mode bits.
  const openToOthers = process.platform !== 'win32' && ((await stat(folder)).mode & 0o077) !== 0;
  if (openToOthers) {
    throw new Error(
      `${folder} can be read by others. Give it the mode 0700, or name a new folder.`,
    );
  }
  if ((await readdir(folder)).length > 0) {
    throw new Error(`${folder} is not empty. Name a new folder.`);
  }
}

/** A new file for its owner alone, on the disk when this resolves. */
export async function writePrivateFile(path: string, content: string | Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
