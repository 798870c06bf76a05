import { browserLaunchOptions, installedBrowsers } from '@bank-bonuses/test-config/browser';
import { readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isRunning } from '../process/processTree.testing.ts';
import { ensureBrowser } from './browser.ts';
import {
  exitsWith1,
  hangs,
  lendPath,
  poorMachine,
  type PoorMachine,
} from './poorMachine.testing.ts';
import { probeBrowser } from './probeBrowser.ts';

const { executablePath: working } = browserLaunchOptions();
/**
 * A script that starts the working browser of this machine. It sets a `PATH`, because the browser
 * may itself be started by a shell script.
 */
const startsWorking = `#!/bin/sh\nPATH='${process.env['PATH']}' exec '${working}' "$@"\n`;
let machine: PoorMachine;
beforeEach(() => {
  machine = poorMachine();
});
afterEach(() => machine.remove());

test('ensureBrowser rejects with advice if there is no browser and no way to download one', async () => {
  await expect(ensureBrowser(machine)).rejects.toThrow(
    /^The browser tests need Chrome or Chromium\. .* set CHROME_PATH to its path\.$/,
  );
  const told = machine.lines.filter((line) => !line.endsWith('…'));
  expect(told).toEqual([
    expect.stringMatching(/^Browser: Playwright's headless shell: ./),
    "Browser: Debian's chromium-headless-shell: apt-get is not available",
    "Browser: Debian's chromium: apt-get is not available",
    expect.stringMatching(/^Browser: npm's @sparticuz\/chromium@[\d.]+: ./),
  ]);
});

test('ensureBrowser skips a browser that exits with code 1, and uses the next one that renders a page', async () => {
  const failing = machine.place('chromium', exitsWith1);
  const good = machine.place('google-chrome', startsWorking);
  const { executablePath, version } = await ensureBrowser(machine);
  expect(executablePath).toBe(good);
  expect(version).toMatch(/^chromium \d+\./);
  expect(machine.lines).toEqual([
    `Browser: ${failing} (installed): it exited with code 1`,
    `Browser: ${good} (${version})`,
  ]);
});

test('probeBrowser kills a browser that hangs', async () => {
  const pidFile = join(machine.programs, 'pid');
  const hanging = machine.place('chromium', `#!/bin/sh\necho $$ > '${pidFile}'\n${hangs}`);
  // A short time-out that is still long enough for the script to start on a busy machine.
  const impatient = { ...machine, probeTimeoutMs: 5_000 };
  await expect(probeBrowser(impatient, hanging)).rejects.toThrow('rendered no page within 5 s');
  const pid = Number(readFileSync(pidFile, 'utf8'));
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('installedBrowsers returns the headless shell before a full browser, regardless of the PATH', () => {
  const whole = machine.place('first/chromium', startsWorking);
  const shell = machine.place('second/chromium-headless-shell', startsWorking);
  const folders = ['first', 'second'].map((name) => join(machine.programs, name));
  expect(installedBrowsers({ PATH: folders.join(delimiter) })).toEqual([shell, whole]);
});

test("ensureBrowser uses a browser in Playwright's cache without a download", async () => {
  const folder = join(machine.programs, 'browsers/chromium_headless_shell-1');
  const shell = machine.place(
    'browsers/chromium_headless_shell-1/chrome-headless-shell-linux64/chrome-headless-shell',
    startsWorking,
  );
  machine.place(
    'playwright',
    `#!/bin/sh\ncase "$*" in *--dry-run*) echo '  Install location:    ${folder}';; *) exit 1;; esac\n`,
  );
  expect((await ensureBrowser(machine)).executablePath).toBe(shell);
});

test('ensureBrowser installs a browser with npm if there is no apt-get', async () => {
  machine.place('playwright', exitsWith1);
  lendPath(machine);
  // Hides the installed browsers behind programs that fail.
  for (const name of ['chrome-headless-shell', 'chromium-headless-shell', 'chromium']) {
    machine.place(name, exitsWith1);
  }
  const found = await ensureBrowser({ ...machine, fetchTimeoutMs: 600_000 });
  expect(found.version).toMatch(/^chromium \d+\./);
}, 1_200_000);
