import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A folder that belongs to this process until it is released. */
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
 * Takes the folder for this process. The lock is the operating system's own lock on a file beside the
 * folder (SQLite brings the portable call for it), so it ends with its process however that ends:
 * there is no stale lock to recover and no process id that could have been given to somebody else.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(dirname(folder), { recursive: true });
  const lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 });
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
