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

/** Time-out in milliseconds for trying a program. */
export const probeTimeoutMs = 60_000;
/** Time-out of every other step: long enough to download 170 MB at 1.6 Mbit/s. */
const stepTimeoutMs = 15 * 60_000;

export const isRoot = process.getuid?.() === 0;

/** A way to find or download a program: returns the paths where it may be. */
export type Way = readonly [description: string, find: () => string[] | Promise<string[]>];

export interface WantedProgram {
  /** The program's name in messages, and of the note in the cache folder. */
  name: 'browser' | 'postgres';
  /** The environment variable with which the developer can set the program's path. */
  variable: string;
  /** The ways to find or download the program, in order of preference. */
  ways: readonly Way[];
  /** Tries the program. Resolves with its version. Rejects with the reason if it does not work. */
  probe: (place: string) => Promise<string>;
}

/**
 * Resolves with the first program that works: the one in the environment variable, or else the one
 * of an earlier set-up, or one that a way finds. Prints each way that it tries, and why a program or
 * a way fails.
 */
export async function ensureProgram({ name, variable, ways, probe }: WantedProgram): Promise<Note> {
  const say = (line: string) => console.log(`${name}: ${line}`);
  const noted = readNote(name);
  const given = process.env[variable];
  if (noted && (given || noted.place) === noted.place) return noted;
  const candidates: readonly Way[] = given ? [[variable, () => [given]]] : ways;
  const attempt = async <T>(what: string, work: () => T | Promise<T>): Promise<T | undefined> => {
    say(`trying ${what} …`);
    try {
      return await work();
    } catch (error) {
      say(oneLine(error));
      return undefined;
    }
  };
  for (const [description, find] of candidates) {
    for (const place of (await attempt(description, find)) ?? []) {
      const version = await attempt(place, () => probe(place));
      if (version === undefined) continue;
      say(version);
      const found = { place, version, stamp: stampOf(place) };
      await mkdir(cacheFolder, { recursive: true });
      await writeFile(notePath(name), JSON.stringify(found));
      return found;
    }
  }
  throw new Error(`No ${name} works. Install one, or set ${variable} (docs/testing.md, Set-up).`);
}

/** Runs a program with a time-out and returns its output. Rejects with the cause in one line. */
export async function outputOf(
  program: string,
  args: string[],
  { timeoutMs = stepTimeoutMs, ...options }: RunOptions = {},
): Promise<string> {
  const result = await run(program, args, { ...options, timeoutMs, quiet: true });
  const { code, output, timedOut } = result;
  if (timedOut) throw new Error(`${program} timed out after ${timeoutMs / 1000} s`);
  if (code === 0) return output.trim();
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const cause = lines.find((line) => /error|E:|unable|refused|ENOTFOUND/i.test(line));
  throw new Error(cause ?? lines.at(-1) ?? `${program} exited with code ${code}`);
}

/** Installs a Debian package. Rejects with the reason if that is not possible. */
export async function aptPackage(name: string): Promise<void> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) {
    throw new Error('only root can install it, with apt-get');
  }
  const options = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  const apt = (...args: string[]) =>
    outputOf('apt-get', [...options, ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  // An outdated list may still contain the package.
  await apt('update').catch(() => undefined);
  await apt('install', '-y', '--no-install-recommends', name);
}

/** Returns the first line of an error's message. */
export function oneLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n').find((line) => line.trim() !== '') ?? 'it failed').trim().slice(0, 200);
}
