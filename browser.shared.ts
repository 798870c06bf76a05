import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the set-up notes the browser that it found or fetched. */
export const browserNote = join(import.meta.dirname, '.cache', 'browser.json');

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** An installed Chrome or Chromium: the path given in `CHROME_PATH` first, then the usual places. */
export function installedBrowser(): string | undefined {
  const given = process.env['CHROME_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROME_PATH names ${given}, but there is no such file.`);
  }
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...fixedPlaces].find((candidate) => existsSync(candidate));
}

/** How every browser test starts its browser: no sandbox as root, no calls of its own to the network. */
export function browserLaunchOptions(): { executablePath: string; args: string[] } {
  const executablePath = installedBrowser() ?? notedBrowser();
  if (!executablePath) {
    throw new Error('No browser is known. Run `npm test` once, or set CHROME_PATH to a Chromium.');
  }
  return {
    executablePath,
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-dev-shm-usage',
    ],
  };
}

function notedBrowser(): string | undefined {
  if (!existsSync(browserNote)) return undefined;
  const note = JSON.parse(readFileSync(browserNote, 'utf8')) as { executablePath: string };
  return existsSync(note.executablePath) ? note.executablePath : undefined;
}
