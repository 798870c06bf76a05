import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureOtherBrowsers } from './otherBrowsers.ts';
import { exitsWith1, hangs, poorMachine, type PoorMachine } from './poorMachine.testing.ts';
import { probeWebKit, probeXvfb } from './probeOtherBrowsers.ts';

let machine: PoorMachine;
beforeEach(() => {
  machine = poorMachine();
});
afterEach(() => machine.remove());

/** As Xvfb does: tells the number of its display and stays. */
const opensDisplay = '#!/bin/sh\necho 7 >&3\nexec /bin/sleep 3600\n';

test('an engine that cannot be had is missing with its reason', async () => {
  const failing = machine.place('firefox-esr', exitsWith1);
  machine.env['XVFB_PATH'] = join(machine.programs, 'missing');
  expect(await ensureOtherBrowsers(machine)).toEqual({
    FIREFOX_MISSING:
      "firefox-esr is missing: install Debian's package of that name, or set FIREFOX_PATH to its program.",
    WEBKIT_MISSING: `XVFB_PATH names ${machine.env['XVFB_PATH']}, which does not work: there is no such file. Change or unset it.`,
  });
  expect(machine.lines).toContainEqual(
    expect.stringContaining(`firefox-esr: ${failing} (installed): `),
  );
});

test('a display and a driver that end or hang are one sentence each', async () => {
  // Long enough for the display to open on a busy machine; a program that hangs never needs less.
  const impatient = { ...machine, probeTimeoutMs: 4_000 };
  const failing = machine.place('failing', exitsWith1);
  const hanging = machine.place('hanging', hangs);
  await expect(probeXvfb(machine, failing)).rejects.toThrow('Xvfb ended with code 1');
  await expect(probeXvfb(impatient, hanging)).rejects.toThrow('Xvfb was not ready within 4 s');

  const xvfb = machine.place('Xvfb', opensDisplay);
  expect(await probeXvfb(machine, xvfb)).toBe('display :7');
  await expect(probeWebKit(machine, { driver: failing, xvfb })).rejects.toThrow(
    'WebKitWebDriver ended with code 1',
  );
  await expect(probeWebKit(impatient, { driver: hanging, xvfb })).rejects.toThrow(
    'WebKitWebDriver was not ready within 4 s',
  );
});
