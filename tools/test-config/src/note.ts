import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the set-up keeps what it fetched, and notes which programs work. */
export const cacheFolder = join(import.meta.dirname, '../../../.cache');

/** A program that the set-up has seen working. */
export interface Note {
  /** Its path; of Postgres, the folder of its programs. */
  place: string;
  version: string;
  /** See {@link stampOf}. */
  stamp: string;
}

export const notePath = (name: string, folder = cacheFolder) => join(folder, `${name}.json`);

/** Returns the note of that name, unless its program was replaced or removed since. */
export function readNote(name: string, folder?: string): Note | undefined {
  try {
    const note = JSON.parse(readFileSync(notePath(name, folder), 'utf8')) as Note;
    return note.stamp === stampOf(note.place) ? note : undefined;
  } catch {
    // There is no note, or it was cut off in writing.
    return undefined;
  }
}

/** Tells one version of a program at a path from the next. Throws when it is not there. */
export function stampOf(place: string): string {
  const server = join(place, process.platform === 'win32' ? 'postgres.exe' : 'postgres');
  const { size, mtimeMs } = statSync(existsSync(server) ? server : place);
  return `${size} ${mtimeMs}`;
}
