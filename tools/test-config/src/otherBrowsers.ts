import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readNote } from './note.ts';

/** The programs of the journeys in other browsers: Firefox, WebKit's driver, and a display for WebKit. */
export type OtherProgram = 'firefox' | 'webKitDriver' | 'xvfb';

interface Known {
  /** The environment variable with the program's path. */
  variable: string;
  /** Its names on the `PATH`, in order of preference. */
  names: readonly string[];
}

export const otherPrograms: Record<OtherProgram, Known> = {
  firefox: { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'] },
  webKitDriver: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'] },
  xvfb: { variable: 'XVFB_PATH', names: ['Xvfb'] },
};

/** Returns every installed copy of the program, working or not. */
export function installedPrograms(
  program: OtherProgram,
  env: NodeJS.ProcessEnv = process.env,
): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const { names } = otherPrograms[program];
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((candidate) => existsSync(candidate));
}

/** Returns the program that the tests use. Throws an error with advice if there is none. */
export function knownProgram(program: OtherProgram): string {
  const { variable, names } = otherPrograms[program];
  const place = process.env[variable] || readNote(program)?.place || installedPrograms(program)[0];
  if (!place || !existsSync(place)) {
    throw new Error(
      `No ${names[0]} found. Run \`npm run test:full\` once, or set ${variable} to its path.`,
    );
  }
  return place;
}

/** Returns the reason why the set-up could not get an engine, if it could not. */
export function missingEngine(engine: 'firefox' | 'webkit'): string | undefined {
  return process.env[`${engine.toUpperCase()}_MISSING`];
}
