import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { freshFolder } from './freshFolder.ts';
import { globIn } from './globIn.ts';
import { programFolders, runOn, whatHappened, type Machine } from './machine.ts';

const aptTimeouts = ['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
const install = ['install', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=60'];

/**
 * Gets a Debian package with all that it needs: installed by root, unpacked into the cache's folder by
 * anybody else. Resolves with the folder that stands for `/`, or with a sentence that says what went wrong.
 */
export async function debianPackage(
  machine: Machine,
  name: string,
): Promise<{ root: string } | string> {
  const hasApt = programFolders(machine).some((folder) => existsSync(join(folder, 'apt-get')));
  if (!hasApt) return 'this is no Debian';
  return machine.isRoot ? installed(machine, name) : unpacked(machine, name);
}

async function installed(machine: Machine, name: string): Promise<{ root: string } | string> {
  // The download comes apart: it is what may take long, and it can be ended at any moment.
  const failure = (await download(machine, name, [])) ?? (await apt(machine, [...install, name]));
  return failure ?? { root: '/' };
}

/** Without any right of root: with lists and an archive of its own. */
async function unpacked(machine: Machine, name: string): Promise<{ root: string } | string> {
  const folder = await freshFolder(machine, 'debian', name);
  const failure = await unpackInto(machine, folder, name);
  if (failure === undefined) return { root: join(folder, 'root') };
  await rm(folder, { recursive: true, force: true });
  return failure;
}

async function unpackInto(
  machine: Machine,
  folder: string,
  name: string,
): Promise<string | undefined> {
  const root = join(folder, 'root');
  await mkdir(join(folder, 'state/lists/partial'), { recursive: true });
  await mkdir(join(folder, 'cache/archives/partial'), { recursive: true });
  await mkdir(root);
  const failure = await download(machine, name, [
    ...['-o', `Dir::State=${join(folder, 'state')}`, '-o', `Dir::Cache=${join(folder, 'cache')}`],
    // What is installed already need not be fetched.
    ...['-o', 'Dir::State::status=/var/lib/dpkg/status', '-o', 'Debug::NoLocking=1'],
  ]);
  if (failure !== undefined) return failure;
  for (const archive of globIn(folder, 'cache/archives/*.deb')) {
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
  return apt(machine, [...options, ...install, '--download-only', name]);
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
