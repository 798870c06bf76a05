import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fetchBy, oneLine, type Machine } from './machine.ts';

const options = [
  ...['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'],
  ...['-o', 'DPkg::Lock::Timeout=60'],
];
const env = { DEBIAN_FRONTEND: 'noninteractive' };

/** apt-get takes a lock, so one installation waits for the other. */
let turn: Promise<unknown> = Promise.resolve();
let isUpdated = false;

/** Installs a Debian package. Rejects with the reason when it cannot be installed. */
export function aptPackage(machine: Machine, name: string): Promise<void> {
  const folders = (machine.env['PATH'] ?? '').split(delimiter);
  if (!folders.some((folder) => existsSync(join(folder, 'apt-get')))) {
    return Promise.reject(new Error('there is no apt-get'));
  }
  if (!machine.isRoot) return Promise.reject(new Error('only root can install it'));
  const installation = turn.then(() => install(machine, name));
  turn = installation.catch(() => undefined);
  return installation;
}

async function install(machine: Machine, name: string): Promise<void> {
  const apt = (...args: string[]) => fetchBy(machine, 'apt-get', [...options, ...args], { env });
  // A list that could not be updated may still name the package.
  if (!isUpdated) {
    await apt('update').catch((error: unknown) => machine.say(`apt-get update: ${oneLine(error)}`));
  }
  isUpdated = true;
  const args = ['install', '-y', '--no-install-recommends', name];
  // First the download, which may take long and can be ended at any moment.
  await apt(...args, '--download-only');
  await apt(...args);
}
