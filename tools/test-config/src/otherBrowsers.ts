import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readNote } from './note.ts';

/**
 * The programs needed for journeys in other browsers: Firefox, WebKit's driver, and the virtual
 * display on which WebKit runs.
 */
export type OtherProgram = 'firefox' | 'webKitDriver' | 'xvfb';

interface Known {
  /** The environment variable that contains the program's path. */
  variable: string;
  /** Names of the program's executable, in order of preference. */
  names: readonly string[];
}

export const otherPrograms: Record<OtherProgram, Known> = {
  firefox: { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'] },
  webKitDriver: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'] },
  xvfb: { variable: 'XVFB_PATH', names: ['Xvfb'] },
};

/** Returns the paths of all installed copies of the program. Does not check whether they work. */
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

/**
 * Returns the path of the program that the tests use. Throws an error with advice if it cannot be
 * found.
 */
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

/**
 * Returns the reason why the set-up could not install a browser engine, or undefined if it could.
 */
export function missingEngine(engine: 'firefox' | 'webkit'): string | undefined {
  return process.env[`${engine.toUpperCase()}_MISSING`];
}
