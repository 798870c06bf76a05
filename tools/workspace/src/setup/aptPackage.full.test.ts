import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aptPackage } from './aptPackage.ts';
import { hangs, poorMachine, type PoorMachine } from './poorMachine.testing.ts';

let machine: PoorMachine;
beforeEach(() => {
  machine = { ...poorMachine(), isRoot: true };
});
afterEach(() => machine.remove());

test('aptPackage updates the package lists once, then downloads and installs one package after the other', async () => {
  const calls = join(machine.programs, 'calls');
  machine.place(
    'apt-get',
    `#!/bin/sh\necho "$@" >> '${calls}'\n/bin/sleep 0.1\necho ended >> '${calls}'\n`,
  );
  await Promise.all([aptPackage(machine, 'chromium'), aptPackage(machine, 'postgresql')]);
  const ended = 'ended';
  expect(readFileSync(calls, 'utf8').trim().split('\n')).toEqual([
    expect.stringMatching(/ update$/),
    ended,
    expect.stringMatching(/ chromium --download-only$/),
    ended,
    expect.stringMatching(/ chromium$/),
    ended,
    expect.stringMatching(/ postgresql --download-only$/),
    ended,
    expect.stringMatching(/ postgresql$/),
    ended,
  ]);
});

test('aptPackage rejects without root or without apt-get', async () => {
  await expect(aptPackage(machine, 'chromium')).rejects.toThrow('apt-get is not available');
  machine.place('apt-get', '#!/bin/sh\n');
  await expect(aptPackage({ ...machine, isRoot: false }, 'chromium')).rejects.toThrow(
    'only root can install packages',
  );
});

test('aptPackage rejects with one line if apt-get fails or hangs', async () => {
  machine.place(
    'apt-get',
    '#!/bin/sh\necho Reading; echo "E: Unable to locate package"; exit 100\n',
  );
  await expect(aptPackage(machine, 'chromium')).rejects.toThrow(/^E: Unable to locate package$/);
  machine.place('apt-get', hangs);
  await expect(aptPackage({ ...machine, fetchTimeoutMs: 500 }, 'chromium')).rejects.toThrow(
    'apt-get timed out after 0.5 s',
  );
});
