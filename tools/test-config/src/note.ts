import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The folder for downloaded programs and for notes about working programs. */
export const cacheFolder = join(import.meta.dirname, '../../../.cache');

/** A program that worked when the set-up tested it. */
export interface Note {
  /** The path of the program; for Postgres, the folder of its programs. */
  place: string;
  version: string;
  /** See {@link stampOf}. */
  stamp: string;
}

export const notePath = (name: string, folder = cacheFolder) => join(folder, `${name}.json`);

/** Returns the note with this name, or undefined if its program has been replaced or removed. */
export function readNote(name: string, folder?: string): Note | undefined {
  try {
    const note = JSON.parse(readFileSync(notePath(name, folder), 'utf8')) as Note;
    return note.stamp === stampOf(note.place) ? note : undefined;
  } catch {
    // The note is missing or was only partly written.
    return undefined;
  }
}

/** Returns a stamp that changes when the program at this path is replaced. Throws if it does not exist. */
export function stampOf(place: string): string {
  const server = join(place, process.platform === 'win32' ? 'postgres.exe' : 'postgres');
  const { size, mtimeMs } = statSync(existsSync(server) ? server : place);
  return `${size} ${mtimeMs}`;
}
