import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fetchBy, oneLine, type Machine } from './machine.ts';

const options = [
  ...['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'],
  ...['-o', 'DPkg::Lock::Timeout=60'],
];
const env = { DEBIAN_FRONTEND: 'noninteractive' };

/**
 * Resolves when the previous installation has ended. Installations run one after the other, because
 * apt-get holds a lock.
 */
let turn: Promise<unknown> = Promise.resolve();
let isUpdated = false;

/** Installs a Debian package. Rejects with the reason if that is not possible. */
export function aptPackage(machine: Machine, name: string): Promise<void> {
  const folders = (machine.env['PATH'] ?? '').split(delimiter);
  if (!folders.some((folder) => existsSync(join(folder, 'apt-get')))) {
    return Promise.reject(new Error('apt-get is not available'));
  }
  if (!machine.isRoot) return Promise.reject(new Error('only root can install packages'));
  const installation = turn.then(() => install(machine, name));
  turn = installation.catch(() => undefined);
  return installation;
}

async function install(machine: Machine, name: string): Promise<void> {
  const apt = (...args: string[]) => fetchBy(machine, 'apt-get', [...options, ...args], { env });
  // Ignores a failed update of the package list, because an outdated list may still contain the
  // package.
  if (!isUpdated) {
    await apt('update').catch((error: unknown) => machine.say(`apt-get update: ${oneLine(error)}`));
  }
  isUpdated = true;
  const args = ['install', '-y', '--no-install-recommends', name];
  // Downloads the package before installing it: the download can take long, and can be interrupted
  // without damage.
  await apt(...args, '--download-only');
  await apt(...args);
}
