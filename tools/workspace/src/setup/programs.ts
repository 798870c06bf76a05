import {
  cacheFolder,
  notePath,
  readNote,
  stampOf,
  type Note,
} from '@bank-bonuses/test-config/note';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { run, type RunOptions } from '../process/process.ts';

const minutes = 60_000;
/** Time-out in milliseconds for trying a program. */
export const probeTimeoutMs = 1 * minutes;
/** Time-out of a download: long enough for 170 MB at 1.6 Mbit/s. */
const fetchTimeoutMs = 15 * minutes;

export const isRoot = process.getuid?.() === 0;

/** A way to download a program. `find` resolves with paths where the program may be. */
export interface Way {
  name: string;
  find: () => Promise<string[]>;
}

export interface WantedProgram {
  /** The program's name in messages. */
  title: string;
  /** The name of the note in the cache folder that stores the working program. */
  note: string;
  /** The environment variable with which the developer can set the program's path. */
  variable: string;
  installed: () => string[];
  /** The ways to download the program, in order of preference. */
  fetches: Way[];
  /** Tries the program. Resolves with its version. Rejects with the reason if it does not work. */
  probe: (place: string) => Promise<string>;
  /** The error message if no program works: what it is needed for, and how to get it. */
  remedy: string;
}

/**
 * Resolves with the first program that works: the one in the environment variable, or else an
 * installed one, the one downloaded earlier, or a new download. Prints one line for each program or
 * way that fails. A program with a valid note is not tried again.
 */
export async function ensureProgram(wanted: WantedProgram): Promise<Note> {
  const { title, note, variable, installed, fetches, probe, remedy } = wanted;
  const say = (line: string) => console.log(`${title}: ${line}`);
  const noted = readNote(note);
  const tryOut = async (place: string): Promise<Note> => {
    const version = place === noted?.place ? noted.version : await probe(place);
    say(`${place} (${version})`);
    const found = { place, version, stamp: stampOf(place) };
    await mkdir(cacheFolder, { recursive: true });
    await writeFile(notePath(note), JSON.stringify(found));
    return found;
  };

  const given = process.env[variable];
  if (given) {
    return tryOut(given).catch((error: unknown) => {
      const reason = `${variable} is set to ${given}, which does not work: ${oneLine(error)}.`;
      throw new Error(`${reason} Change or unset it.`);
    });
  }
  const ways: Way[] = [
    { name: 'installed', find: () => Promise.resolve(installed()) },
    { name: 'downloaded earlier', find: () => Promise.resolve(noted ? [noted.place] : []) },
    ...fetches,
  ];
  const tried = new Set<string>();
  for (const { name, find } of ways) {
    const places = await find().catch((error: unknown) => {
      say(`${name}: ${oneLine(error)}`);
      return [];
    });
    for (const place of places.filter((one) => !tried.has(one))) {
      tried.add(place);
      try {
        return await tryOut(place);
      } catch (error) {
        say(`${place} (${name}): ${oneLine(error)}`);
      }
    }
  }
  throw new Error(remedy);
}

/** Runs a program with a time-out and returns its output. Rejects with the cause in one line. */
export async function outputOf(
  program: string,
  args: string[],
  { timeoutMs = probeTimeoutMs, ...options }: RunOptions = {},
): Promise<string> {
  const result = await run(program, args, { ...options, timeoutMs, quiet: true });
  const { code, output, timedOut } = result;
  if (timedOut) throw new Error(`${program} timed out after ${timeoutMs / 1000} s`);
  if (code === 0) return output;
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const cause = lines.find((line) => /error|E:|unable|refused|ENOTFOUND/i.test(line));
  throw new Error(cause ?? lines.at(-1) ?? `${program} exited with code ${code}`);
}

/** Runs a program that downloads something. */
export const fetchBy = (program: string, args: string[], options: RunOptions = {}) =>
  outputOf(program, args, { ...options, timeoutMs: fetchTimeoutMs });

/** Resolves when the previous installation has ended, because apt-get holds a lock. */
let turn: Promise<unknown> = Promise.resolve();

/** Installs a Debian package. Rejects with the reason if that is not possible. */
export function aptPackage(name: string): Promise<void> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    return Promise.reject(new Error('only root can install it, with apt-get'));
  }
  const options = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  const apt = (...args: string[]) =>
    fetchBy('apt-get', [...options, ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  const installation = turn.then(async () => {
    // An outdated list may still contain the package.
    await apt('update').catch(() => undefined);
    await apt('install', '-y', '--no-install-recommends', name);
  });
  turn = installation.catch(() => undefined);
  return installation;
}

/** Returns the first line of an error's message. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n').find((line) => line.trim() !== '') ?? 'it failed').trim().slice(0, 200);
}
