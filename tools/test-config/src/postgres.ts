import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { readNote } from './note.ts';

const suffix = process.platform === 'win32' ? '.exe' : '';
const serverPrograms = ['initdb', 'postgres'];
/** They come with every whole installation; the backup's steps need them. */
const backupPrograms = ['pg_dump', 'pg_restore', 'psql'];
const programs = [...serverPrograms, ...backupPrograms];
const newestVersion = 20;
const oldestVersion = 13;

/** The folders of every whole installation, whether it works or not, those on the `PATH` first. */
export function installedPostgres(
  env: NodeJS.ProcessEnv = process.env,
  places: readonly string[] = fixedPlaces(),
): string[] {
  return [...onPath(env), ...places].filter((folder) => holds(folder, programs));
}

/** The server for the tests. Throws with what to do when there is none: it is never left out. */
export function knownPostgres(): string {
  const folder =
    process.env['POSTGRES_BIN'] || readNote('postgres')?.place || installedPostgres()[0];
  if (folder) return folder;
  throw new Error('No Postgres is known. Run `npm test` once, or set POSTGRES_BIN to its folder.');
}

/**
 * The folder of `pg_dump`, `pg_restore` and `psql`: beside the server, or installed on their own. Throws with what
 * to do when there are none: the tests of the backup are never left out, either.
 */
export function knownBackupPrograms(
  server = knownPostgres(),
  env: NodeJS.ProcessEnv = process.env,
): string {
  const folders = [server, ...onPath(env)].filter((candidate) => holds(candidate, backupPrograms));
  // Debian's lie on the PATH without any version that they could hand over to, too.
  const folder = folders.find((candidate) =>
    backupPrograms.every((name) => starts(candidate, name)),
  );
  if (folder) return folder;
  throw new Error(
    `No pg_dump, pg_restore and psql that start are in ${server} or on the PATH. Install PostgreSQL or its client programs, of the server's version or newer, or set POSTGRES_BIN.`,
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

function starts(folder: string, name: string): boolean {
  const { status } = spawnSync(join(folder, name + suffix), ['--version'], { timeout: 20_000 });
  return status === 0;
}

function onPath(env: NodeJS.ProcessEnv): string[] {
  return (env['PATH'] ?? '').split(delimiter).filter(Boolean);
}

/** Where installations lie that are not on the `PATH`. */
export function fixedPlaces(): string[] {
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
