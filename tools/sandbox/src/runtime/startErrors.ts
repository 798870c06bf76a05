import {
  checkFieldKeys,
  FolderInUseError,
  loadFieldKeys,
  SchemaVersionError,
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

/** Ends the program with the line of a `StartError`. Throws any other error. */
export function exitWith(error: unknown): void {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}

/** The advice to delete all stored data, which solves every problem with the folder's content. */
export const startOver =
  'Run `npm start -- --fresh` to start over. This deletes everything that this sandbox has stored.';

/** Returns the code of an error in parentheses, such as ` (EACCES)`. */
function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
}

/** Returns the error for a folder that the sandbox cannot use, for example for lack of permission. */
export const folderError = (folder: string, error: unknown): StartError =>
  new StartError(
    `The sandbox cannot use the folder ${folder}${codeOf(error)}. Set SANDBOX_DIR to another folder.`,
  );

const databaseError = (folder: string, error: unknown): StartError =>
  new StartError(
    `The database in ${folder} cannot be opened${codeOf(error)}. It is damaged or was written by another version. ${startOver}`,
  );

/** Opens the database. Explains every error, since only damaged files prevent it. */
export async function openOrExplain<T>(folder: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof StartError || error instanceof FolderInUseError) throw error;
    throw databaseError(folder, error);
  }
}

/** Explains an error of damaged tables. Any other one is a bug, whose stack is needed. */
export function explainDatabase(folder: string, error: unknown): unknown {
  if (error instanceof SchemaVersionError) {
    return new StartError(
      `The database in ${folder} was created by another version of the sandbox, and nothing in it was changed. Start that version to read it, or set SANDBOX_DIR to another folder.`,
    );
  }
  const isOfSystem = error instanceof Error && 'syscall' in error;
  const isSqlState = !isOfSystem && /^ \([0-9A-Z]{5}\)$/.test(codeOf(error));
  const isCrash =
    error instanceof WebAssembly.RuntimeError ||
    (error instanceof Object && 'name' in error && error.name === 'ExitStatus');
  return isSqlState || isCrash ? databaseError(folder, error) : error;
}

/** Loads the field keys, or creates them. Throws if they cannot decrypt the stored data. */
export async function openFieldKeys(file: string, database: Database): Promise<FieldKeys> {
  const wasThere = existsSync(file);
  let keys: FieldKeys;
  try {
    keys = loadFieldKeys({ file, createIfMissing: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'The field keys are unreadable.';
    throw new StartError(`${reason} Restore the right file. ${startOver}`);
  }
  if ((await checkFieldKeys(database, keys)).length === 0) return keys;
  // Deletes the file that was created just now, so that the original can be restored.
  if (!wasThere) rmSync(file);
  throw new StartError(
    `${file} ${wasThere ? 'does not match the stored data' : 'is missing'}. Restore the file that belongs to this data. ${startOver}`,
  );
}
