import {
  checkFieldKeys,
  FolderInUseError,
  loadFieldKeys,
  type Database,
  type FieldKeys,
} from '@bank-bonuses/api';
import { existsSync, rmSync } from 'node:fs';

/** An error that the developer can fix, such as a port in use. Shown as one line without a stack. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

/** The advice to delete all stored data, which solves every problem with the folder's content. */
export const startOver =
  'Run `npm start -- --fresh` to start over. This deletes everything that this sandbox has stored.';

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

const causes: Record<string, string> = {
  EEXIST: 'a file with this name exists',
  ENOTDIR: 'a parent folder is a file',
  EACCES: 'permission denied',
  EPERM: 'operation not permitted',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
};

/**
 * Returns the end of the error message: a description of the error code, if it is known, and the
 * code itself.
 */
function causeOf(error: unknown): string {
  const code = codeOf(error)?.replace(/^documents_folder_/, '');
  if (code === undefined) return '';
  const words = causes[code];
  return words ? `: ${words} (${code})` : ` (${code})`;
}

/**
 * Returns the error for a folder that the sandbox cannot use, for example because of missing
 * permissions.
 */
export function folderError(folder: string, error: unknown): StartError {
  return new StartError(
    `The sandbox cannot use the folder ${folder}${causeOf(error)}. Set SANDBOX_DIR to another folder.`,
  );
}

/**
 * Returns the error for a damaged lock file. `--fresh` does not delete it, because another sandbox may be
 * running.
 */
export function lockError(file: string): StartError {
  return new StartError(
    `The lock file ${file} is damaged. Stop every sandbox that uses this folder, delete the file and start again.`,
  );
}

/**
 * Opens the database. Converts errors while opening, such as damaged files, into a `StartError`.
 */
export async function openOrExplain<T>(folder: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StartError || error instanceof FolderInUseError) throw error;
    throw databaseError(folder, error);
  }
}

/**
 * Converts errors caused by damaged tables into a `StartError`. Returns any other error unchanged,
 * because it is a bug and its stack is needed.
 */
export function explainDatabase(folder: string, error: unknown): unknown {
  // System error codes such as EPERM can have five letters like an SQLSTATE, so the length of the
  // code is not enough to identify a database error.
  const isOfSystem = error instanceof Error && 'syscall' in error;
  const isSqlState = !isOfSystem && /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '');
  const isCrash = error instanceof WebAssembly.RuntimeError || nameOf(error) === 'ExitStatus';
  return isSqlState || isCrash ? databaseError(folder, error) : error;
}

function databaseError(folder: string, error: unknown): StartError {
  return new StartError(
    `The database in ${folder} cannot be opened${causeOf(error)}. It is damaged or was written by another version. ${startOver}`,
  );
}

function nameOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
}

/**
 * Loads the field keys and creates them at the first start. Throws if they cannot decrypt the stored data.
 */
export async function openFieldKeys(file: string, database: Database): Promise<FieldKeys> {
  const wasThere = existsSync(file);
  const keys = loadOrExplain(file);
  if ((await checkFieldKeys(database, keys)).length === 0) return keys;
  // `loadOrExplain` has just created this file. Deletes it, so that the original file can be
  // restored.
  if (!wasThere) rmSync(file);
  throw new StartError(
    `${file} ${wasThere ? 'does not match the stored data' : 'is missing'}. Restore the file that belongs to this data. ${startOver}`,
  );
}

function loadOrExplain(file: string): FieldKeys {
  try {
    return loadFieldKeys({ file, createIfMissing: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartError(`${reason} Restore the right file. ${startOver}`);
  }
}
