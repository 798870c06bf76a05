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

/** A script that behaves like Xvfb: it writes a display number and keeps running. */
const opensDisplay = '#!/bin/sh\necho 7 >&3\nexec /bin/sleep 3600\n';

test('ensureOtherBrowsers returns the reason why an engine is missing', async () => {
  const failing = machine.place('firefox-esr', exitsWith1);
  machine.env['XVFB_PATH'] = join(machine.programs, 'missing');
  expect(await ensureOtherBrowsers(machine)).toEqual({
    FIREFOX_MISSING:
      "firefox-esr is not installed. Install Debian's package firefox-esr, or set FIREFOX_PATH to its path.",
    WEBKIT_MISSING: `XVFB_PATH is set to ${machine.env['XVFB_PATH']}, which does not work: the file does not exist. Change or unset it.`,
  });
  expect(machine.lines).toContainEqual(
    expect.stringContaining(`firefox-esr: ${failing} (installed): `),
  );
});

test('the probes reject with one line if the display or the driver exits or hangs', async () => {
  // A short time-out that is still long enough for the display to start on a busy machine.
  const impatient = { ...machine, probeTimeoutMs: 4_000 };
  const failing = machine.place('failing', exitsWith1);
  const hanging = machine.place('hanging', hangs);
  await expect(probeXvfb(machine, failing)).rejects.toThrow('Xvfb exited with code 1');
  await expect(probeXvfb(impatient, hanging)).rejects.toThrow('Xvfb was not ready within 4 s');

  const xvfb = machine.place('Xvfb', opensDisplay);
  expect(await probeXvfb(machine, xvfb)).toBe('display :7');
  await expect(probeWebKit(machine, { driver: failing, xvfb })).rejects.toThrow(
    'WebKitWebDriver exited with code 1',
  );
  await expect(probeWebKit(impatient, { driver: hanging, xvfb })).rejects.toThrow(
    'WebKitWebDriver was not ready within 4 s',
  );
});
