import { browserArguments, installedBrowsers } from '@bank-bonuses/test-config/browser';
import type { Note } from '@bank-bonuses/test-config/note';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { chromium } from 'playwright';
import { aptPackage, ensureProgram, outputOf, probeTimeoutMs, type Way } from './programs.ts';

const fromDebian = (name: string): Way => [
  `Debian's ${name}`,
  () => aptPackage(name).then(() => installedBrowsers()),
];

/**
 * Finds or downloads a Chromium for the browser tests and saves its path. Rejects with advice if no
 * browser renders a page.
 */
export const ensureBrowser = (): Promise<Note> =>
  ensureProgram({
    name: 'browser',
    variable: 'CHROME_PATH',
    // Debian's headless shell makes the tests faster, but older releases of Debian and Ubuntu have
    // only the other package.
    ways: [
      ['installed browsers', installedBrowsers],
      ["Playwright's headless shell", playwrightShell],
      fromDebian('chromium-headless-shell'),
      fromDebian('chromium'),
    ],
    probe: render,
  });

/** Renders a page in the same way as the tests. Resolves with the browser's version. */
async function render(executablePath: string): Promise<string> {
  const timeout = probeTimeoutMs;
  const browser = await chromium.launch({ executablePath, args: browserArguments(), timeout });
  const rendered = async () => {
    const page = await browser.newPage();
    await page.setContent('<h1>Drawn</h1>');
    await page.screenshot();
    return `chromium ${browser.version()}`;
  };
  const hangs = after(timeout, undefined, { ref: false }).then(() => {
    throw new Error(`it rendered no page within ${timeout / 1000} s`);
  });
  try {
    // A browser that hangs must not block the set-up.
    return await Promise.race([rendered(), hangs]);
  } finally {
    void browser.close();
  }
}

/** Downloads the headless shell, unless it is in Playwright's cache, and returns its path there. */
async function playwrightShell(): Promise<string[]> {
  const install = ['install', '--only-shell', 'chromium'];
  // Uses a short connection time-out, because Playwright tries five times.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  await outputOf('playwright', install, { env });
  const output = await outputOf('playwright', [...install, '--dry-run']);
  const shells = '*/{chrome-headless-shell,headless_shell}{,.exe}';
  return [...output.matchAll(/^\s*Install location:\s*(.+)$/gm)].flatMap(([, cwd = '']) =>
    globSync(shells, { cwd }).map((path) => join(cwd, path)),
  );
}
