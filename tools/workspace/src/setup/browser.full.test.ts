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
/** The browser of these tests; its own start script finds the tools that it needs. */
const startsWorking = `#!/bin/sh\nPATH='${process.env['PATH']}' exec '${working}' "$@"\n`;
let machine: PoorMachine;
beforeEach(() => {
  machine = poorMachine();
});
afterEach(() => machine.remove());

test('without a browser and without programs to fetch one, the set-up ends in one sentence', async () => {
  await expect(ensureBrowser(machine)).rejects.toThrow(
    /^The browser tests need Chrome or Chromium\. .* set CHROME_PATH to its program\.$/,
  );
  const told = machine.lines.filter((line) => !line.endsWith('…'));
  expect(told).toEqual([
    expect.stringMatching(/^Browser: Playwright's headless shell: ./),
    "Browser: Debian's chromium-headless-shell: there is no apt-get",
    "Browser: Debian's chromium: there is no apt-get",
    expect.stringMatching(/^Browser: npm's @sparticuz\/chromium@[\d.]+: ./),
  ]);
});

test('a browser that ends with code 1 is passed over for one that draws a page', async () => {
  const failing = machine.place('chromium', exitsWith1);
  const good = machine.place('google-chrome', startsWorking);
  const { executablePath, version } = await ensureBrowser(machine);
  expect(executablePath).toBe(good);
  expect(version).toMatch(/^chromium \d+\./);
  expect(machine.lines).toEqual([
    `Browser: ${failing} (installed): it ended with code 1`,
    `Browser: ${good} (${version})`,
  ]);
});

test('a browser that hangs is ended at the deadline', async () => {
  const pidFile = join(machine.programs, 'pid');
  const hanging = machine.place('chromium', `#!/bin/sh\necho $$ > '${pidFile}'\n${hangs}`);
  // Long enough for it to start on a busy machine; a browser that hangs never needs less.
  const impatient = { ...machine, probeTimeoutMs: 5_000 };
  await expect(probeBrowser(impatient, hanging)).rejects.toThrow('drew no page within 5 s');
  const pid = Number(readFileSync(pidFile, 'utf8'));
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('the headless shell is preferred to a whole browser, wherever it lies on the PATH', () => {
  const whole = machine.place('first/chromium', startsWorking);
  const shell = machine.place('second/chromium-headless-shell', startsWorking);
  const folders = ['first', 'second'].map((name) => join(machine.programs, name));
  expect(installedBrowsers({ PATH: folders.join(delimiter) })).toEqual([shell, whole]);
});

test("Playwright's cache is used without a download", async () => {
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

test('without apt-get, npm brings a browser', async () => {
  machine.place('playwright', exitsWith1);
  lendPath(machine);
  // The installed programs are hidden.
  for (const name of ['chrome-headless-shell', 'chromium-headless-shell', 'chromium']) {
    machine.place(name, exitsWith1);
  }
  const found = await ensureBrowser({ ...machine, fetchTimeoutMs: 600_000 });
  expect(found.version).toMatch(/^chromium \d+\./);
}, 1_200_000);
