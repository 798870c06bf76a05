import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freshFolder } from './freshFolder.ts';
import { globIn } from './globIn.ts';
import { programFolders, runOn, whatHappened, type Machine } from './machine.ts';

const aptTimeouts = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
const installing = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=60'];

export interface DebianPackage {
  name: string;
  /** Where its program lies on this machine, if it is there. */
  installed: () => string[];
  /** Makes it one that starts, once it was unpacked to `root`, the folder that stands for `/`. */
  unpacked: (root: string) => Promise<string[]>;
}

/**
 * Gets a Debian package with all that it needs: installed by root, unpacked into the cache's folder by
 * anybody else, and by root where dpkg has it as installed but its program is gone. Resolves with the places
 * of its program, or with a sentence that says what went wrong.
 */
export async function debianPackage(
  machine: Machine,
  wanted: DebianPackage,
): Promise<string[] | string> {
  const hasApt = programFolders(machine).some((folder) => existsSync(join(folder, 'apt-get')));
  if (!hasApt) return 'this is no Debian';
  if (!machine.isRoot) return unpack(machine, wanted);
  const failure = await install(machine, wanted.name);
  if (failure !== undefined) return failure;
  const places = wanted.installed();
  if (places.length > 0) return places;
  machine.say(`  ${wanted.name} is installed, but its program is not there: unpacking it …`);
  return unpack(machine, wanted);
}

async function install(machine: Machine, name: string): Promise<string | undefined> {
  // The download comes apart: it is what may take long, and it can be ended at any moment.
  return (await download(machine, name, [])) ?? (await apt(machine, [...installing, name]));
}

/** Without any right of root: with lists and an archive of its own. */
async function unpack(
  machine: Machine,
  { name, unpacked }: DebianPackage,
): Promise<string[] | string> {
  const folder = await freshFolder(machine, 'debian', name);
  const failure = await unpackInto(machine, folder, name);
  if (failure === undefined) return unpacked(join(folder, 'root'));
  await rm(folder, { recursive: true, force: true });
  return failure;
}

async function unpackInto(
  machine: Machine,
  folder: string,
  name: string,
): Promise<string | undefined> {
  const root = join(folder, 'root');
  const nothingInstalled = join(folder, 'state/status');
  await mkdir(join(folder, 'state/lists/partial'), { recursive: true });
  await mkdir(join(folder, 'cache/archives/partial'), { recursive: true });
  await mkdir(root);
  await writeFile(nothingInstalled, '');
  const own = [
    ...['-o', `Dir::State=${join(folder, 'state')}`, '-o', `Dir::Cache=${join(folder, 'cache')}`],
    ...['-o', 'Debug::NoLocking=1'],
  ];
  const archives = () => globIn(folder, 'cache/archives/*.deb');
  // What is installed already need not be fetched, unless that is the package itself: then all of it.
  for (const status of ['/var/lib/dpkg/status', nothingInstalled]) {
    if (archives().length > 0) break;
    const options = [...own, '-o', `Dir::State::status=${status}`];
    const failure = await download(machine, name, options);
    if (failure !== undefined) return failure;
  }
  for (const archive of archives()) {
    const result = await runOn(machine, 'dpkg', ['-x', archive, root], {
      timeoutMs: machine.fetchTimeoutMs,
    });
    if (result.code !== 0) return whatHappened(result, machine);
  }
  await rm(join(folder, 'cache'), { recursive: true });
  await rm(join(folder, 'state'), { recursive: true });
  return undefined;
}

async function download(
  machine: Machine,
  name: string,
  options: readonly string[],
): Promise<string | undefined> {
  // A list that could not be renewed may still name the package.
  await apt(machine, [...options, 'update']);
  return apt(machine, [...options, ...installing, '--download-only', name]);
}

async function apt(machine: Machine, args: readonly string[]): Promise<string | undefined> {
  const result = await runOn(machine, 'apt-get', [...aptTimeouts, ...args], {
    timeoutMs: machine.fetchTimeoutMs,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return result.code === 0 ? undefined : whatHappened(result, machine);
}

/** The folders of the libraries that were unpacked. */
export function librariesIn(root: string): string[] {
  const libraries = ['usr/lib/*-linux-*', 'lib/*-linux-*', 'usr/lib/*-linux-*/pulseaudio'];
  return libraries.flatMap((pattern) => globIn(root, pattern));
}
