import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureOtherBrowsers, waysTo } from './otherBrowsers.ts';
import {
  exitsWith1,
  fetchesArchive,
  hangs,
  noProgram,
  poorMachine,
  type PoorMachine,
} from './poorMachine.testing.ts';
import { probeWebKit, probeXvfb } from './probeOtherBrowsers.ts';

let machine: PoorMachine;
beforeEach(() => {
  machine = poorMachine();
});
afterEach(() => machine.remove());

/** As Xvfb does: tells the number of its display and stays. */
const opensDisplay = '#!/bin/sh\necho 7 >&3\nexec /bin/sleep 3600\n';

test('without Firefox and without a network the set-up ends in one sentence', async () => {
  await expect(ensureOtherBrowsers(machine)).rejects.toThrow(
    "The journeys in other browsers need firefox-esr. Install it (Debian's package of that name), or set FIREFOX_PATH to its program.",
  );
  expect(machine.lines).toEqual([
    'Trying the Debian package firefox-esr …',
    '  the Debian package firefox-esr: this is no Debian',
  ]);
});

test('a Firefox that exits with 1 and one that is no program are passed over', async () => {
  const failing = machine.place('firefox-esr', exitsWith1);
  const text = machine.place('firefox', noProgram);
  await expect(ensureOtherBrowsers(machine)).rejects.toThrow('need firefox-esr');
  expect(machine.lines.slice(0, 2)).toEqual([
    expect.stringContaining(`  ${failing} (installed): `),
    expect.stringContaining(`  ${text} (installed): `),
  ]);
});

test('a program that is asked for by name is never exchanged for another', async () => {
  machine.place('firefox-esr', exitsWith1);
  machine.env['FIREFOX_PATH'] = join(machine.programs, 'missing');
  await expect(ensureOtherBrowsers(machine)).rejects.toThrow(
    `FIREFOX_PATH names ${machine.env['FIREFOX_PATH']}, which is of no use: there is no such file.`,
  );
});

test('a display and a driver that end or hang are one sentence each', async () => {
  // Long enough for the display to open, also on a busy machine; what hangs never uses less.
  const impatient = { ...machine, probeTimeoutMs: 4_000 };
  const failing = machine.place('failing', exitsWith1);
  const hanging = machine.place('hanging', hangs);
  await expect(probeXvfb(machine, failing)).rejects.toThrow('Xvfb ended with code 1');
  await expect(probeXvfb(impatient, hanging)).rejects.toThrow('Xvfb was not ready within 4 s');
  await expect(probeXvfb(machine, machine.place('text', noProgram))).rejects.toThrow(/spawn|Xvfb/);

  const xvfb = machine.place('Xvfb', opensDisplay);
  expect(await probeXvfb(machine, xvfb)).toBe('display :7');
  await expect(probeWebKit(machine, { driver: failing, xvfb })).rejects.toThrow(
    'WebKitWebDriver ended with code 1',
  );
  await expect(probeWebKit(impatient, { driver: hanging, xvfb })).rejects.toThrow(
    'WebKitWebDriver was not ready within 4 s',
  );
});

test('what looks for its parts in fixed places is started over an overlay of what was unpacked', async () => {
  machine.lend('sh', 'mkdir', 'cat', 'chmod');
  machine.place(
    'apt-get',
    `#!/bin/sh\ncase "$*" in *--download-only*xvfb) ${fetchesArchive};; *) exit 1;; esac\n`,
  );
  machine.place('dpkg', '#!/bin/sh\nmkdir -p "$3/usr/bin" "$3/usr/lib/x86_64-linux-gnu"\n');
  const asked = join(machine.programs, 'asked');
  machine.place('unshare', `#!/bin/sh\necho "$LD_LIBRARY_PATH $*" > '${asked}'\nexit 1\n`);
  const [, , debian] = waysTo(machine, 'xvfb');
  const places = await debian?.find();
  const folder = dirname(dirname(places?.[0] ?? ''));
  expect(places).toEqual([join(folder, 'bin/xvfb')]);
  await expect(probeXvfb(machine, places?.[0] ?? '')).rejects.toThrow('Xvfb ended with code 1');
  const line = readFileSync(asked, 'utf8');
  expect(line).toContain(`${folder}/root/usr/lib/x86_64-linux-gnu --user --map-root-user --mount`);
  expect(line).toContain(`exec '/usr/bin/Xvfb' "$@" sh ${folder}/root -displayfd 3`);
});
