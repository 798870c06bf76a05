import {
  checkFieldKeys,
  FolderInUseError,
  loadFieldKeys,
  type Database,
  type FieldKeys,
} from '@bank-bonuses/api';
import { existsSync, rmSync } from 'node:fs';

/** A reason not to start that its reader can do something about; shown as one line without a stack. */
export class StartError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'StartError';
  }
}

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

/** In words where they are known, with the code to search for. */
function causeOf(error: unknown): string {
  const code = codeOf(error)?.replace(/^documents_folder_/, '');
  if (code === undefined) return '';
  const words = causes[code];
  return words ? `: ${words} (${code})` : ` (${code})`;
}

/** A folder that cannot be used: a file has its name, it belongs to another user, the disk is full. */
export function folderError(folder: string, error: unknown): StartError {
  return new StartError(
    `The sandbox cannot use the folder ${folder}${causeOf(error)}. Choose another folder with SANDBOX_DIR.`,
  );
}

/** A damaged lock file, which --fresh leaves alone: it shows whether another sandbox runs. */
export function lockError(file: string): StartError {
  return new StartError(
    `The lock file ${file} is damaged. Stop every sandbox on this folder, delete the file, and start again.`,
  );
}

/** Opens the database, and turns every error of its files into one `StartError`. */
export async function openOrExplain<T>(folder: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StartError || error instanceof FolderInUseError) throw error;
    throw databaseError(folder, error);
  }
}

/** Turns errors of damaged tables into a `StartError`; any other error is a bug of ours and keeps its stack. */
export function explainDatabase(folder: string, error: unknown): unknown {
  // EPERM and its like have five letters, too.
  const isOfSystem = error instanceof Error && 'syscall' in error;
  const isSqlState = !isOfSystem && /^[0-9A-Z]{5}$/.test(codeOf(error) ?? '');
  const isCrash = error instanceof WebAssembly.RuntimeError || nameOf(error) === 'ExitStatus';
  return isSqlState || isCrash ? databaseError(folder, error) : error;
}

function databaseError(folder: string, error: unknown): StartError {
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
