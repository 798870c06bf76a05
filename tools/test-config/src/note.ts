import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The folder for downloaded programs and for notes. In a note, the set-up saves that a program
 * works.
 */
export const cacheFolder = join(import.meta.dirname, '../../../.cache');

/** The result that the set-up saves after it has tested a program successfully. */
export interface Note {
  /** The path of the program. For Postgres, the folder with its programs. */
  place: string;
  version: string;
  /** The program's stamp when it was tested; see {@link stampOf}. */
  stamp: string;
}

export const notePath = (name: string) => join(cacheFolder, `${name}.json`);

/**
 * Returns the note with this name. Returns undefined if there is none, or if its program has been
 * replaced or removed since.
 */
export function readNote(name: string): Note | undefined {
  try {
    const note = JSON.parse(readFileSync(notePath(name), 'utf8')) as Note;
    return note.stamp === stampOf(note.place) ? note : undefined;
  } catch {
    // The note does not exist or was only partly written, or its program has been removed.
    return undefined;
  }
}

/**
 * Returns the size and modification time of the program or folder at this path. They change when
 * the program, or a file of the folder, is replaced. Throws if it does not exist.
 */
export function stampOf(place: string): string {
  const { size, mtimeMs } = statSync(place);
  return `${size} ${mtimeMs}`;
}
