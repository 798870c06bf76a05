import { notePath } from '@bank-bonuses/test-config/note';
import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureProgram, type Way } from './ensureProgram.ts';
import { poorMachine, type PoorMachine } from './poorMachine.testing.ts';

let machine: PoorMachine;
let probed: string[];
beforeEach(() => {
  machine = poorMachine();
  probed = [];
});
afterEach(() => machine.remove());

/**
 * Calls `ensureProgram` for a program whose probe fails if the program's file contains `broken`.
 */
function ensure(installed: string[], ...fetches: Way[]) {
  return ensureProgram(machine, {
    title: 'Server',
    note: 'server',
    variable: 'SERVER_PATH',
    installed: () => installed,
    fetches,
    probe: (place) => {
      probed.push(place);
      const text = readFileSync(place, 'utf8');
      return text === 'broken' ? Promise.reject(new Error('no')) : Promise.resolve(text);
    },
    remedy: 'Install the server.',
  });
}

test('ensureProgram tries the methods in order and prints one line for each failure', async () => {
  const broken = machine.place('broken', 'broken');
  const failing: Way = { name: 'a download', find: () => Promise.reject(new Error('no network')) };
  const fetched = machine.place('fetched', 'version 2');
  const last: Way = { name: 'another', find: () => [fetched] };
  expect(await ensure([broken], failing, last)).toMatchObject({
    place: fetched,
    version: 'version 2',
  });
  expect(machine.lines).toEqual([
    `Server: ${broken} (installed): no`,
    'Server: trying a download …',
    'Server: a download: no network',
    'Server: trying another …',
    `Server: ${fetched} (version 2)`,
  ]);
});

test('ensureProgram rejects with the remedy if no method finds a program that works', async () => {
  const broken = machine.place('broken', 'broken');
  await expect(ensure([broken], { name: 'a', find: () => [broken] })).rejects.toThrow(
    /^Install the server\.$/,
  );
  expect(probed).toEqual([broken]);
});

test('ensureProgram uses or rejects the program that the environment variable sets, and tries no other', async () => {
  const installed = machine.place('installed', 'version 1');
  const given = machine.place('given', 'version 2');
  machine.env['SERVER_PATH'] = given;
  expect((await ensure([installed])).place).toBe(given);
  writeFileSync(given, 'broken');
  await expect(ensure([installed])).rejects.toThrow(
    `SERVER_PATH is set to ${given}, which does not work: no. Change or unset it.`,
  );
});

test('ensureProgram does not test a program with a note again until it is replaced', async () => {
  const fetched = machine.place('fetched', 'version 1');
  await ensure([], { name: 'a download', find: () => [fetched] });
  expect(await ensure([])).toMatchObject({ place: fetched, version: 'version 1' });
  expect(probed).toEqual([fetched]);

  writeFileSync(fetched, 'version 2');
  utimesSync(fetched, 1, 1);
  expect((await ensure([fetched])).version).toBe('version 2');
  expect(probed).toEqual([fetched, fetched]);
});

test('ensureProgram prefers an installed program to a program that was downloaded earlier', async () => {
  const fetched = machine.place('fetched', 'version 1');
  await ensure([], { name: 'a download', find: () => [fetched] });
  const installed = machine.place('installed', 'version 2');
  expect((await ensure([installed])).place).toBe(installed);
});

test('ensureProgram works if the note is incomplete or cannot be written', async () => {
  const installed = machine.place('installed', 'version 1');
  await ensure([installed]);
  writeFileSync(notePath('server', machine.cacheFolder), '{ "pla');
  expect((await ensure([installed])).place).toBe(installed);

  machine.lines.length = 0;
  // Uses a file as the cache folder to make writing fail. A read-only folder is not enough, because
  // root can write to it.
  machine.cacheFolder = installed;
  expect((await ensure([installed])).place).toBe(installed);
  expect(machine.lines.at(-1)).toMatch(/^Server: could not be saved for the next run: /);
});
