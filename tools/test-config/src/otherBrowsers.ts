import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * The programs needed for journeys in other browsers: Firefox, WebKit's driver, and the virtual
 * display on which WebKit runs.
 */
export type OtherProgram = 'firefox' | 'webKitDriver' | 'xvfb';

/** The environment variable with the program's path, and the names of its executable. */
const programs: Record<OtherProgram, { variable: string; names: readonly string[] }> = {
  firefox: { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'] },
  webKitDriver: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'] },
  xvfb: { variable: 'XVFB_PATH', names: ['Xvfb'] },
};

/** Returns the path of the installed program. Does not check whether it works. */
export function installedProgram(program: OtherProgram): string | undefined {
  const { variable, names } = programs[program];
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env[variable] ?? '', ...paths].find((path) => existsSync(path));
}

/**
 * Returns the path of the program that the tests use. Throws an error with advice if it cannot be
 * found.
 */
export function knownProgram(program: OtherProgram): string {
  const found = installedProgram(program);
  if (found) return found;
  const { variable, names } = programs[program];
  throw new Error(
    `No ${names[0]} found. Run \`npm run test:full\` once, or set ${variable} to its path.`,
  );
}

/**
 * Returns the reason why the set-up could not install a browser engine, or undefined if it could.
 */
export function missingEngine(engine: 'firefox' | 'webkit'): string | undefined {
  return process.env[`${engine.toUpperCase()}_MISSING`];
}
