import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readNote } from './note.ts';

/**
 * Names of the browser's executable, in order of preference. The headless shell is first: it has
 * the same engine without a user interface, and with it the tests take only about two thirds of the
 * time.
 */
const names = [
  'chrome-headless-shell',
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the paths of all installed Chrome and Chromium executables, ordered by name and then by
 * `PATH`. Does not check whether they work.
 */
export function installedBrowsers(): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...fixedPlaces].filter((candidate) => existsSync(candidate));
}

/**
 * Returns the launch options that all browser tests share: no Chrome sandbox if run as root, no
 * background network requests.
 */
export function browserLaunchOptions(): { executablePath: string; args: string[] } {
  const executablePath =
    process.env['CHROME_PATH'] || readNote('browser')?.place || installedBrowsers()[0];
  if (!executablePath) {
    throw new Error(
      'No browser found. Run `npm test` once, or set CHROME_PATH to a Chrome or Chromium.',
    );
  }
  if (!existsSync(executablePath)) {
    throw new Error(`CHROME_PATH is ${executablePath}, but this file does not exist.`);
  }
  return { executablePath, args: browserArguments() };
}

export function browserArguments(): string[] {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
  ];
}
