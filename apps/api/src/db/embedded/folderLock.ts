import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderSync } from '../../files/index.ts';

/** A locked folder; other processes cannot use it until the lock is released. */
export interface FolderLock {
  release(): void;
}

/** Thrown when another process holds the lock of the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`The database folder ${folder} is in use by another process. Stop that process first.`);
    this.name = 'FolderInUseError';
  }
}

const busy = 5;

/**
 * Locks the folder for this process. The lock is an operating system lock on a file next to the
 * folder, taken through SQLite's portable call. It ends with the process, so there is no stale lock
 * and no process id that could be reused.
 */
export function lockFolder(folder: string): FolderLock {
  makeFolderSync(dirname(folder));
  const file = `${folder}.lock`;
  createPrivately(file);
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = off; pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) {
      throw new FolderInUseError(folder);
    }
    throw error;
  }
  return { release: () => lock.close() };
}

/**
 * Creates the lock file so that only its owner can read it; SQLite would make it readable for
 * others. Does not open an existing file, since closing it would release this process's own lock.
 */
function createPrivately(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    keepToOurselves(file, 0o600);
  }
}

/**
 * Removes other users' access to a file or folder of this user. Leaves one of another user
 * unchanged.
 */
export function keepToOurselves(path: string, mode: number): void {
  if (statSync(path).uid === process.getuid?.()) chmodSync(path, mode);
}
