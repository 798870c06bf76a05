import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the set-up notes the Postgres that it fetched. */
export const postgresNote = join(import.meta.dirname, '.cache', 'postgres.json');

const suffix = process.platform === 'win32' ? '.exe' : '';
/** `pg_dump` and `pg_restore` come with every whole installation; the backup's steps need them. */
const serverPrograms = ['initdb', 'postgres'];
const backupPrograms = ['pg_dump', 'pg_restore'];
const programs = [...serverPrograms, ...backupPrograms, 'psql'];
const newestVersion = 20;
const oldestVersion = 13;

/** The folder of an installed Postgres's programs: the one given in `POSTGRES_BIN` first, then the usual places. */
export function installedPostgres(): string | undefined {
  const given = process.env['POSTGRES_BIN'];
  if (given) {
    if (holds(given, serverPrograms)) return given;
    throw new Error(`POSTGRES_BIN names ${given}, but initdb and postgres are not there.`);
  }
  return [...onPath(), ...fixedPlaces()].find((folder) => holds(folder, programs));
}

/** The same, or what the set-up has fetched. Throws with what to do when there is none: it is never left out. */
export function knownPostgres(): string {
  const folder = installedPostgres() ?? notedPostgres();
  if (folder) return folder;
  throw new Error('No Postgres is known. Run `npm test` once, or set POSTGRES_BIN to its folder.');
}

/**
 * The folder of `pg_dump` and `pg_restore`: beside the server, or installed on their own. Throws with what
 * to do when there are none: the tests of the backup are never left out, either.
 */
export function knownBackupPrograms(): string {
  const server = knownPostgres();
  const folder = [server, ...onPath()].find((candidate) => holds(candidate, backupPrograms));
  if (folder) return folder;
  throw new Error(
    `pg_dump and pg_restore are not in ${server}. Install PostgreSQL or its client programs, of the server's version or newer, or set POSTGRES_BIN.`,
  );
}

/** Postgres refuses to run as root: then it runs as its own user, or as nobody. */
export function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('Postgres cannot run as root, and there is no user "postgres" or "nobody".');
}

function holds(folder: string, names: readonly string[]): boolean {
  return names.every((name) => existsSync(join(folder, name + suffix)));
}

function onPath(): string[] {
  return (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
}

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

function notedPostgres(): string | undefined {
  if (!existsSync(postgresNote)) return undefined;
  const { folder } = JSON.parse(readFileSync(postgresNote, 'utf8')) as { folder: string };
  return holds(folder, serverPrograms) ? folder : undefined;
}
