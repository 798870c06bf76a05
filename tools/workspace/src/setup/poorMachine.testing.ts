import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Machine } from './machine.ts';

/** Shell scripts that replace programs. */
export const hangs = '#!/bin/sh\nexec /bin/sleep 3600\n';
export const exitsWith1 = '#!/bin/sh\nexit 1\n';

export interface PoorMachine extends Machine {
  /** All lines that the set-up has printed. */
  lines: string[];
  /** The only folder on the machine's `PATH`. */
  programs: string;
  /**
   * Writes a program into the `programs` folder, or into a subfolder of it. Returns the program's
   * path.
   */
  place(name: string, text: string): string;
  remove(): void;
}

/** Returns a machine with an empty home, cache and `PATH`, where all downloads fail. */
export function poorMachine(): PoorMachine {
  const folder = mkdtempSync(join(tmpdir(), 'poor-machine-'));
  // Makes the folder readable for the user that runs Postgres if the tests run as root.
  chmodSync(folder, 0o755);
  const programs = join(folder, 'programs');
  const home = join(folder, 'home');
  mkdirSync(home);
  const lines: string[] = [];
  const place = (name: string, text: string) => {
    const file = join(programs, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: 0o755 });
    return file;
  };
  return {
    env: {
      PATH: programs,
      HOME: home,
      CHROME_PATH: '',
      POSTGRES_BIN: '',
      FIREFOX_PATH: '',
      WEBKIT_DRIVER_PATH: '',
      XVFB_PATH: '',
      PLAYWRIGHT_BROWSERS_PATH: join(home, 'browsers'),
    },
    cacheFolder: join(folder, 'cache'),
    fixedPlaces: [],
    isRoot: false,
    probeTimeoutMs: 60_000,
    fetchTimeoutMs: 60_000,
    say: (line) => lines.push(line),
    lines,
    programs,
    place,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Adds the `PATH` of the real machine after the folder with the test machine's own programs. */
export function lendPath({ env }: PoorMachine): void {
  env['PATH'] = [env['PATH'], process.env['PATH']].join(delimiter);
}
