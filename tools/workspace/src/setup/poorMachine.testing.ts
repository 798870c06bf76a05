import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { Machine } from './machine.ts';

/** Shell scripts in place of programs. */
export const hangs = '#!/bin/sh\nexec /bin/sleep 3600\n';
export const exitsWith1 = '#!/bin/sh\nexit 1\n';

export interface PoorMachine extends Machine {
  /** Every printed line. */
  lines: string[];
  /** The only folder on its `PATH`. */
  programs: string;
  /** Writes a program into that folder or a subfolder and returns its path. */
  place(name: string, text: string): string;
  remove(): void;
}

/** Returns a machine with an empty home, cache and `PATH`, where all downloads fail. */
export function poorMachine(): PoorMachine {
  const folder = mkdtempSync(join(tmpdir(), 'poor-machine-'));
  // Readable for the user that runs Postgres instead of root.
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

/** Adds this machine's `PATH` after the machine's own programs. */
export function lendPath({ env }: PoorMachine): void {
  env['PATH'] = [env['PATH'], process.env['PATH']].join(delimiter);
}
