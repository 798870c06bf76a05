import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolderSync } from '../../files/index.ts';

/** A locked folder; other processes cannot use it until the lock is released. */
export interface FolderLock {
  release(): void;
}

/** Thrown when another process holds the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(`The database folder ${folder} is in use by another process. Stop that process first.`);
    this.name = 'FolderInUseError';
  }
}

const busy = 5;

/**
 * Locks the folder for this process. The lock is the operating system's lock on a file beside the folder
 * (through SQLite's portable call), so it ends with the process: there is no stale lock and no process id
 * that could be reused.
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
 * SQLite would create a file that others can read. An existing file is not opened here: closing it
 * would release this process's own lock on it.
 */
function createPrivately(file: string): void {
  try {
    writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    keepToOurselves(file, 0o600);
  }
}

/** Removes other users' access to our file; a file of another user is not ours to change. */
export function keepToOurselves(path: string, mode: number): void {
  if (statSync(path).uid === process.getuid?.()) chmodSync(path, mode);
}
