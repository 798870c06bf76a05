import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fetchBy, type Machine } from './machine.ts';

const npmOptions = [
  ...['--no-audit', '--no-fund', '--no-save', '--ignore-scripts'],
  ...['--fetch-retries=1', '--fetch-timeout=30000', '--loglevel=error'],
];

/**
 * Installs an npm package into a separate folder in `parent`. Resolves with the path of that
 * folder. `prepare` is called with a temporary folder that is renamed at the end, so it must not
 * store that path.
 */
export async function npmPackage(
  machine: Machine,
  nameAndVersion: string,
  parent: string,
  prepare: (folder: string) => Promise<void>,
): Promise<string> {
  const place = join(parent, nameAndVersion.replaceAll('/', '+'));
  if (existsSync(place)) return place;
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(`${place}-`);
  try {
    // Makes the folder readable for the user that runs Postgres if the set-up runs as root.
    await chmod(folder, 0o755);
    await writeFile(join(folder, 'package.json'), '{ "private": true }\n');
    await fetchBy(machine, 'npm', ['install', nameAndVersion, ...npmOptions], { cwd: folder });
    await prepare(folder);
    await rename(folder, place);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    // Ignores the error if another set-up has installed the package at the same time.
    if (!existsSync(place)) throw error;
  }
  return place;
}
