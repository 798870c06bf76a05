import {
  checkFieldKeys,
  FolderInUseError,
  loadFieldKeys,
  type Database,
  type FieldKeys,
} from '@bank-bonuses/api';
import { existsSync, rmSync } from 'node:fs';
import { StartError } from './startError.ts';

/** What always helps. */
export const beginAnew =
  'Start with `npm start -- --fresh` to begin anew, which deletes everything that this sandbox has stored.';

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

const causes: Record<string, string> = {
  EEXIST: 'there is a file in its place',
  ENOTDIR: 'a folder above it is a file',
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
};

/** In words where they are known, with the code for who searches for it. */
function causeOf(error: unknown): string {
  const code = codeOf(error)?.replace(/^documents_folder_/, '');
  if (code === undefined) return '';
  const words = causes[code];
  return words ? `: ${words} (${code})` : ` (${code})`;
}

/** Faults of a folder that cannot be used: a file in its place, somebody else's, a full disk. */
export function folderFault(folder: string, error: unknown): StartError {
  return new StartError(
    `The sandbox cannot use the folder ${folder}${causeOf(error)}. Choose another folder with SANDBOX_DIR.`,
  );
}

/** Faults of the lock's own file, which --fresh leaves alone: it is what tells that no other sandbox runs. */
export function lockFault(file: string): StartError {
  return new StartError(
    `The lock file ${file} is damaged. Stop every sandbox on this folder, delete the file, and start again.`,
  );
}

/** Opens the database; whatever is wrong with its files is one and the same to whoever starts. */
export async function openOrExplain<T>(folder: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StartError || error instanceof FolderInUseError) throw error;
    throw databaseFault(folder, error);
  }
}

/** What the database says of damaged tables once it is open; anything else is a fault of ours and keeps its stack. */
export function explainDatabase(folder: string, error: unknown): unknown {
  // EPERM and its like have five letters, too.
  const isOfSystem = error instanceof Error && 'syscall' in error;
  const isSqlState = !isOfSystem && /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '');
  const isCrash = error instanceof WebAssembly.RuntimeError || nameOf(error) === 'ExitStatus';
  return isSqlState || isCrash ? databaseFault(folder, error) : error;
}

function databaseFault(folder: string, error: unknown): StartError {
  return new StartError(
    `The database in ${folder} cannot be opened${causeOf(error)}. It is damaged, or of another version. ${beginAnew}`,
  );
}

function nameOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'name' in error ? error.name : undefined;
}

/** The keys of protected values, made at the first start; with others the data of every customer could not be read. */
export async function openFieldKeys(file: string, database: Database): Promise<FieldKeys> {
  const wasThere = existsSync(file);
  const keys = loadOrExplain(file);
  if ((await checkFieldKeys(database, keys)).length === 0) return keys;
  // Those that were just made must not stand in the way of the right ones.
  if (!wasThere) rmSync(file);
  throw new StartError(
    `${file} ${wasThere ? 'does not open what is stored' : 'is missing'}. Put the file back that belongs to this data. ${beginAnew}`,
  );
}

function loadOrExplain(file: string): FieldKeys {
  try {
    return loadFieldKeys({ file, createIfMissing: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw new StartError(`${reason} Put the right file back. ${beginAnew}`);
  }
}
