import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readNote } from './note.ts';

const suffix = process.platform === 'win32' ? '.exe' : '';
const serverPrograms = ['initdb', 'postgres'];
/** The Postgres client programs that backups use. Every complete installation includes them. */
const backupPrograms = ['pg_dump', 'pg_restore', 'psql'];
const programs = [...serverPrograms, ...backupPrograms];
const newestVersion = 20;
const oldestVersion = 13;

/**
 * Returns the program folders of all complete installations, those on the `PATH` first. Does not
 * check whether they work.
 */
export function installedPostgres(): string[] {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  return [...onPath, ...fixedPlaces()].filter((folder) => holds(folder, programs));
}

/**
 * Returns the folder with the programs of the test server. If there is none, throws an error with
 * advice instead of letting tests be skipped.
 */
export function knownPostgres(): string {
  const folder =
    process.env['POSTGRES_BIN'] || readNote('postgres')?.place || installedPostgres()[0];
  if (folder) return folder;
  throw new Error(
    'No Postgres found. Run `npm test` once, or set POSTGRES_BIN to the folder of its programs.',
  );
}

/**
 * Returns the folder with `pg_dump`, `pg_restore` and `psql`, which is the server's. Throws an error
 * with advice if the server's folder has none, as in the npm package.
 */
export function knownBackupPrograms(): string {
  const folder = knownPostgres();
  if (holds(folder, backupPrograms)) return folder;
  throw new Error(
    `${folder} has no pg_dump, pg_restore and psql. Install PostgreSQL, or set POSTGRES_BIN.`,
  );
}

/**
 * Returns the system user that runs Postgres, which refuses to run as root: `postgres` or `nobody`.
 * Returns undefined if this process does not run as root.
 */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Postgres cannot run as root. Create a user named "postgres".');
}

function holds(folder: string, names: readonly string[]): boolean {
  return names.every((name) => existsSync(join(folder, name + suffix)));
}

/** Returns the folders in which Postgres is usually installed without being on the `PATH`. */
function fixedPlaces(): string[] {
  const versions = Array.from(
    { length: newestVersion - oldestVersion + 1 },
    (_, index) => newestVersion - index,
  );
  return versions.flatMap((version) => [
    `/usr/lib/postgresql/${version}/bin`,
    `/usr/pgsql-${version}/bin`,
    `/opt/homebrew/opt/postgresql@${version}/bin`,
    `/usr/local/opt/postgresql@${version}/bin`,
    `C:\\Program Files\\PostgreSQL\\${version}\\bin`,
  ]);
}
