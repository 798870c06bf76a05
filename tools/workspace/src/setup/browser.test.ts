import { browserLaunchOptions, installedBrowsers } from '@bank-bonuses/test-config/browser';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBrowser } from './browser.ts';
import {
  exitsWith1,
  hangs,
  noProgram,
  poorMachine,
  type PoorMachine,
} from './poorMachine.testing.ts';
import { probeBrowser } from './probeBrowser.ts';

const { executablePath: working } = browserLaunchOptions();
let machine: PoorMachine;
beforeEach(() => {
  machine = poorMachine();
});
afterEach(() => machine.remove());

/** The browser of these tests; its own start script finds the tools that it needs. */
const startsWorking = `#!/bin/sh\nPATH='${process.env['PATH']}' exec '${working}' "$@"\n`;
const remedy = 'Install one, or set CHROME_PATH to its program.';

test('without a browser and without a network the set-up ends in one sentence', async () => {
  await expect(ensureBrowser(machine)).rejects.toThrow(remedy);
  // What happened on each way is told in a line.
  const told = machine.lines.join('\n');
  expect(told).toMatch(/ {2}Playwright's download: ./);
  expect(told).toMatch(/ {2}the Debian package chromium-headless-shell: this is no Debian/);
  expect(told).toMatch(/ {2}the Debian package chromium: this is no Debian/);
  expect(told).toMatch(/ {2}the npm package @sparticuz\/chromium@[\d.]+: ./);
});

test('a browser that exits with 1 and one that is no program are passed over', async () => {
  const failing = machine.place('chromium', exitsWith1);
  const text = machine.place('chromium-browser', noProgram);
  const good = machine.place('google-chrome', startsWorking);
  const { executablePath, version } = await ensureBrowser({ ...machine, probeTimeoutMs: 60_000 });
  expect(executablePath).toBe(good);
  expect(version).toMatch(/^chromium \d+\./);
  expect(machine.lines).toEqual([
    `  ${failing} (installed): it ended with code 1`,
    expect.stringContaining(`  ${text} (installed): `),
    `Browser: ${good} (${version})`,
  ]);
  expect(JSON.parse(readFileSync(join(machine.cacheFolder, 'browser.json'), 'utf8'))).toEqual({
    executablePath: good,
  });
});

test('of two browsers that work, the headless shell is taken, wherever it lies', () => {
  const whole = machine.place('first/chromium', startsWorking);
  const shell = machine.place('second/chromium-headless-shell', startsWorking);
  const folders = ['first', 'second'].map((name) => join(machine.programs, name));
  expect(installedBrowsers({ PATH: folders.join(delimiter) })).toEqual([shell, whole]);
});

test.each([0, 1])(
  'what Playwright has downloaded is used, also when its download ends with code %i',
  async (code) => {
    const folder = join(machine.programs, 'browsers/chromium_headless_shell-1');
    const shell = machine.place(
      'browsers/chromium_headless_shell-1/chrome-headless-shell-linux64/chrome-headless-shell',
      startsWorking,
    );
    machine.place(
      'playwright',
      `#!/bin/sh\ncase "$*" in *--dry-run*) echo '  Install location:    ${folder}';; *) exit ${code};; esac\n`,
    );
    const { executablePath } = await ensureBrowser({ ...machine, probeTimeoutMs: 60_000 });
    expect(executablePath).toBe(shell);
  },
);

test('a browser that hangs is ended at the deadline', async () => {
  const pidFile = join(machine.cacheFolder, '../pid');
  const hanging = machine.place('chromium', `#!/bin/sh\necho $$ > '${pidFile}'\n${hangs}`);
  // Long enough for it to be started, also on a busy machine; what hangs never uses less.
  const impatient = { ...machine, probeTimeoutMs: 5_000 };
  await expect(probeBrowser(impatient, hanging)).rejects.toThrow('drew no page within 5 s');
  const pid = Number(readFileSync(pidFile, 'utf8'));
  expect(pid).toBeGreaterThan(0);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

test('a browser that is asked for by name is never exchanged for another', async () => {
  machine.place('google-chrome', startsWorking);
  machine.env['CHROME_PATH'] = machine.place('chosen', exitsWith1);
  await expect(ensureBrowser(machine)).rejects.toThrow(
    `CHROME_PATH names ${machine.env['CHROME_PATH']}, which is of no use: it ended with code 1.`,
  );
  machine.env['CHROME_PATH'] = join(machine.programs, 'missing');
  await expect(ensureBrowser(machine)).rejects.toThrow('there is no such file');
});

test('a browser that was fetched before is used again, unless its note was cut off', async () => {
  const fetched = machine.place('fetched/chrome-linux', startsWorking);
  machine.place('../cache/browser.json', JSON.stringify({ executablePath: fetched }));
  const patient = { ...machine, probeTimeoutMs: 60_000 };
  expect((await ensureBrowser(patient)).executablePath).toBe(fetched);
  writeFileSync(join(machine.cacheFolder, 'browser.json'), '{ "executa');
  await expect(ensureBrowser(machine)).rejects.toThrow(remedy);
});

test('a cache that cannot be written to refuses no browser that works', async () => {
  const good = machine.place('google-chrome', startsWorking);
  // A file in the folder's place: root may write to a folder that is read-only.
  writeFileSync(machine.cacheFolder, '');
  const { executablePath } = await ensureBrowser({ ...machine, probeTimeoutMs: 60_000 });
  expect(executablePath).toBe(good);
  expect(machine.lines).toEqual([
    expect.stringMatching(/^ {2}It could not be noted for the next time: EEXIST/),
    expect.stringContaining(`Browser: ${good}`),
  ]);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

// Downloads, so only in the long run.
if (process.env['FULL'] === '1') {
  test('a machine with nothing but Node, npm and a network gets a browser', async () => {
    machine.lend('node', 'npm', 'playwright', 'sh', 'env', 'dirname');
    machine.connect();
    const { version } = await ensureBrowser({
      ...machine,
      probeTimeoutMs: 60_000,
      fetchTimeoutMs: 600_000,
    });
    expect(version).toMatch(/^chromium \d+\./);
  }, 1_200_000);
}
