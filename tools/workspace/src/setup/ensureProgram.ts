import { notePath, readNote, stampOf, type Note } from '@bank-bonuses/test-config/note';
import { mkdir, writeFile } from 'node:fs/promises';
import { oneLine, type Machine } from './machine.ts';

/** A method to get a program, such as downloading it. */
export interface Way {
  name: string;
  /**
   * Resolves with paths where the program may be. Rejects with the reason if the method does not
   * work.
   */
  find: () => Promise<string[]> | string[];
}

export interface WantedProgram {
  /** The program's name in messages. */
  title: string;
  /** The name of the note in the cache folder that stores the working program. */
  note: string;
  /** The environment variable with which the developer can set the program's path. */
  variable: string;
  installed: () => string[];
  /** The methods to download the program, in order of preference. */
  fetches: Way[];
  /** Tests the program. Resolves with its version. Rejects with the reason if it does not work. */
  probe: (place: string) => Promise<string>;
  /**
   * The error message if no working program is found. It says what the program is needed for and
   * how to get it.
   */
  remedy: string;
}

/**
 * Resolves with the first program that works. Tries the path in the environment variable, or else
 * installed programs, the one downloaded earlier, and new downloads. Prints one line for each
 * program or method that fails. Rejects with `remedy` if none works. A program with a valid note is
 * not tested again.
 */
export async function ensureProgram(machine: Machine, wanted: WantedProgram): Promise<Note> {
  const { title, variable, installed, fetches, probe, remedy } = wanted;
  const say = (line: string) => machine.say(`${title}: ${line}`);
  const noted = readNote(wanted.note, machine.cacheFolder);
  const tryOut = async (place: string): Promise<Note> => {
    const isNoted = place === noted?.place;
    const version = isNoted ? noted.version : await probe(place);
    say(`${place} (${version})`);
    if (isNoted) return noted;
    const note = { place, version, stamp: stampOf(place) };
    await writeNote(machine, wanted.note, note).catch((error: unknown) =>
      say(`could not be saved for the next run: ${oneLine(error)}`),
    );
    return note;
  };

  const given = machine.env[variable];
  if (given) {
    // If the developer has set a path, no other program is tried.
    return tryOut(given).catch((error: unknown) => {
      throw new Error(
        `${variable} is set to ${given}, which does not work: ${oneLine(error)}. Change or unset it.`,
      );
    });
  }
  const ways: Way[] = [
    { name: 'installed', find: installed },
    { name: 'downloaded earlier', find: () => (noted ? [noted.place] : []) },
    ...fetches,
  ];
  const tried = new Set<string>();
  for (const way of ways) {
    if (fetches.includes(way)) say(`trying ${way.name} …`);
    const places = await Promise.resolve()
      .then(way.find)
      .catch((error: unknown) => {
        say(`${way.name}: ${oneLine(error)}`);
        return [];
      });
    for (const place of places.filter((one) => !tried.has(one))) {
      tried.add(place);
      try {
        return await tryOut(place);
      } catch (error) {
        say(`${place} (${way.name}): ${oneLine(error)}`);
      }
    }
  }
  throw new Error(remedy);
}

async function writeNote(machine: Machine, name: string, note: Note): Promise<void> {
  await mkdir(machine.cacheFolder, { recursive: true });
  await writeFile(notePath(name, machine.cacheFolder), JSON.stringify(note));
}
