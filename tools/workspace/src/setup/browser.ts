import { browserArguments, installedBrowsers } from '@bank-bonuses/test-config/browser';
import { existsSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { chromium } from 'playwright';
import { aptPackage, ensureProgram, fetchBy, outputOf, probeTimeoutMs } from './programs.ts';

export interface Browser {
  executablePath: string;
  version: string;
}

/**
 * Debian's packages: the headless shell makes the tests faster, but older releases of Debian and
 * Ubuntu have only the other package.
 */
const debianPackages = ['chromium-headless-shell', 'chromium'];

/**
 * Finds or downloads a Chromium for the browser tests and saves its path. Rejects with advice if no
 * browser renders a page.
 */
export async function ensureBrowser(): Promise<Browser> {
  const { place, version } = await ensureProgram({
    title: 'Browser',
    note: 'browser',
    variable: 'CHROME_PATH',
    installed: installedBrowsers,
    fetches: [
      { name: "Playwright's headless shell", find: playwrightShell },
      ...debianPackages.map((name) => ({
        name: `Debian's ${name}`,
        find: () => aptPackage(name).then(() => installedBrowsers()),
      })),
    ],
    probe: render,
    remedy:
      'The browser tests need Chrome or Chromium. Install one with the libraries that it needs, or set CHROME_PATH to its path.',
  });
  return { executablePath: place, version };
}

/** Renders a page in the same way as the tests. Resolves with the browser's version. */
async function render(executablePath: string): Promise<string> {
  if (!existsSync(executablePath)) throw new Error('the file does not exist');
  const timeout = probeTimeoutMs;
  const browser = await chromium.launch({ executablePath, args: browserArguments(), timeout });
  const rendered = async () => {
    const page = await browser.newPage();
    await page.setContent('<h1>Drawn</h1>');
    await page.getByRole('heading', { name: 'Drawn' }).waitFor();
    await page.screenshot();
    return `chromium ${browser.version()}`;
  };
  const stopped = new AbortController();
  // A browser that hangs must not block the set-up.
  const hangs = after(timeout, undefined, { signal: stopped.signal }).then(() => {
    throw new Error(`it rendered no page within ${timeout / 1000} s`);
  });
  try {
    return await Promise.race([rendered(), hangs]);
  } finally {
    stopped.abort();
    hangs.catch(() => undefined);
    void browser.close();
  }
}

/**
 * Returns the headless shell in Playwright's cache, where another project may already have
 * installed it. If there is none, downloads it.
 */
async function playwrightShell(): Promise<string[]> {
  const install = ['install', '--only-shell', 'chromium'];
  const output = await outputOf('playwright', [...install, '--dry-run']);
  const folders = [...output.matchAll(/^\s*Install location:\s*(.+)$/gm)];
  const shells = () =>
    folders.flatMap(([, cwd = '']) =>
      globSync('*/{chrome-headless-shell,headless_shell}{,.exe}', { cwd }).map((path) =>
        join(cwd, path),
      ),
    );
  if (shells().length === 0) {
    // Uses a short connection time-out, because Playwright tries five times.
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
    await fetchBy('playwright', install, { env });
  }
  return shells();
}
