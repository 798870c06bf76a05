import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Machine } from './machine.ts';

/** A script that a shell runs. */
export const hangs = '#!/bin/sh\nexec /bin/sleep 3600\n';
export const exitsWith1 = '#!/bin/sh\nexit 1\n';
export const noProgram = 'This is a text.\n';

/** What a shell adds to an apt-get to "download" an archive to where it is told to. */
export const fetchesArchive =
  'for arg; do case "$arg" in Dir::Cache=*) echo archive > "${arg#Dir::Cache=}/archives/a.deb";; esac; done';

export interface PoorMachine extends Machine {
  /** Every line that was said. */
  lines: string[];
  /** The only folder on its `PATH`. */
  programs: string;
  /** Puts a program on the `PATH`. */
  place(name: string, text: string): string;
  /** Puts programs that this machine finds on its `PATH` on that of the poor one. */
  lend(...names: string[]): void;
  /** Gives it the network of this machine. */
  connect(): void;
  remove(): void;
}

/**
 * A machine with an empty home, an empty cache, nothing on its `PATH` and no way to the network: a download
 * goes to a port on the loopback that nobody listens on.
 */
export function poorMachine(): PoorMachine {
  // Postgres runs as another user, who has to reach its programs, whoever keeps new files to himself.
  process.umask(0o022);
  const folder = mkdtempSync(join(tmpdir(), 'poor-machine-'));
  chmodSync(folder, 0o755);
  const programs = join(folder, 'programs');
  const home = join(folder, 'home');
  mkdirSync(programs);
  mkdirSync(home);
  const nobody = 'http://127.0.0.1:9';
  const lines: string[] = [];
  const place = (name: string, text: string) => {
    const file = join(programs, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
    chmodSync(file, 0o755);
    return file;
  };
  const env: NodeJS.ProcessEnv = {
    PATH: programs,
    HOME: home,
    CHROME_PATH: '',
    POSTGRES_BIN: '',
    FIREFOX_PATH: '',
    WEBKIT_DRIVER_PATH: '',
    XVFB_PATH: '',
    PLAYWRIGHT_DOWNLOAD_HOST: nobody,
    PLAYWRIGHT_BROWSERS_PATH: join(home, 'browsers'),
    npm_config_registry: nobody,
    npm_config_cache: join(home, 'npm'),
  };
  return {
    env,
    cacheFolder: join(folder, 'cache'),
    fixedPlaces: [],
    isRoot: false,
    probeTimeoutMs: 20_000,
    fetchTimeoutMs: 20_000,
    say: (line) => lines.push(line),
    lines,
    programs,
    place,
    lend: (...names) => {
      for (const name of names) symlinkSync(found(name), join(programs, name));
    },
    connect: () => {
      for (const name of Object.keys(env))
        if (/DOWNLOAD_HOST|registry/.test(name)) delete env[name];
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function found(name: string): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const file = folders.map((folder) => join(folder, name)).find((place) => existsSync(place));
  if (file === undefined) throw new Error(`${name} is not on the PATH.`);
  return file;
}
