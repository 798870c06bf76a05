import {
  checkFieldKeys,
  FolderInUseError,
  loadFieldKeys,
  SchemaVersionError,
  type Database,
  type FieldKeys,
} from '@bank-bonuses/api';

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

/** Opens or migrates the database. Explains every error, since only its files prevent it. */
export async function openOrExplain<T>(folder: string, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof FolderInUseError) throw error;
    throw new StartError(
      error instanceof SchemaVersionError
        ? `The database in ${folder} was created by another version of the sandbox, and nothing in it was changed. Start that version to read it, or set SANDBOX_DIR to another folder.`
        : `The database in ${folder} cannot be opened${codeOf(error)}. It is damaged or was written by another version. ${startOver}`,
    );
  }
}

/** Loads the field keys, or creates them. Throws if they cannot decrypt the stored data. */
export async function openFieldKeys(file: string, database: Database): Promise<FieldKeys> {
  let keys: FieldKeys;
  try {
    keys = loadFieldKeys({ file, createIfMissing: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'The field keys are unreadable.';
    throw new StartError(`${reason} Restore the right file. ${startOver}`);
  }
  if ((await checkFieldKeys(database, keys)).length === 0) return keys;
  throw new StartError(
    `${file} does not match the stored data. Restore the file that belongs to this data. ${startOver}`,
  );
}
