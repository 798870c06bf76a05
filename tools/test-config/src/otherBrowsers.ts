import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readNote } from './note.ts';

/** The programs of the journeys in other browsers: Firefox, WebKit's driver, and a display for WebKit. */
export type OtherProgram = 'firefox' | 'webKitDriver' | 'xvfb';

interface Known {
  /** The variable that names the program. */
  variable: string;
  /** Its names on the `PATH`, the best first. */
  names: readonly string[];
}

export const otherPrograms: Record<OtherProgram, Known> = {
  firefox: { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'] },
  webKitDriver: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'] },
  xvfb: { variable: 'XVFB_PATH', names: ['Xvfb'] },
};

/** Every installed one, whether it works or not. */
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

/** The program that the tests use. Throws with what to do when there is none. */
export function knownProgram(program: OtherProgram): string {
  const { variable, names } = otherPrograms[program];
  const place = process.env[variable] || readNote(program)?.place || installedPrograms(program)[0];
  if (!place || !existsSync(place)) {
    throw new Error(
      `No ${names[0]} is known. Run \`npm run test:full\` once, or set ${variable} to its program.`,
    );
  }
  return place;
}

/** Returns the reason why the set-up could not get an engine, if it could not. */
export function missingEngine(engine: 'firefox' | 'webkit'): string | undefined {
  return process.env[`${engine.toUpperCase()}_MISSING`];
}
