/**
 * Installs the packages of the lockfile. This is plain JavaScript without dependencies, because it
 * runs before any package is installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from './child.mjs';

const windows = process.platform === 'win32';
const install = [
  ...['ci', '--no-audit', '--no-fund', '--loglevel=error'],
  ...['--fetch-retries=2', '--fetch-timeout=60000'],
];
const timeoutMs = 20 * 60_000;

/** The folder of the second lockfile. */
export const fullRunFolder = fileURLToPath(new URL('fullRun', import.meta.url));

/**
 * Returns the path of the Node executable whose version the lockfile pins. The file exists only
 * after `installWorkspace`.
 */
export function pinnedNode(root) {
  return join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
}

/** Installs the packages of the workspace, with the Node executable that the lockfile pins. */
export async function installWorkspace(root) {
  if (isInstalled(root) && starts(pinnedNode(root))) return;
  await installLockfile(root);
  if (!starts(pinnedNode(root))) {
    throw new Error(
      'The package "node" has no working binary. Allow npm to run its install script (see allowScripts in package.json), then run: npm rebuild node',
    );
  }
}

/** Installs the packages that only full runs, releases and tests of the published packages need. */
export async function installFullRun() {
  if (!isInstalled(fullRunFolder)) await installLockfile(fullRunFolder);
}

/** Installs exactly the packages of the lockfile in `folder`. */
async function installLockfile(folder) {
  console.log(`Installing packages (npm ci) in ${folder} …`);
  const options = { cwd: folder, shell: windows, timeoutMs };
  const { code, output, timedOut } = await start('npm', install, options);
  if (code === 0) return;
  const cause = timedOut ? `no end after ${timeoutMs / 60_000} minutes` : output;
  throw new Error(
    `npm ci failed. Check the network and the messages above, and try again. ${cause}`,
  );
}

/**
 * Returns whether node_modules contains the packages of the lockfile, in the same versions. npm
 * writes its record at the end, so after an interrupted installation it is missing. But
 * `npm install --package-lock-only` writes it too, so this also looks for the folders.
 */
export function isInstalled(folder) {
  const packagesOf = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).packages;
  try {
    const found = packagesOf('node_modules/.package-lock.json');
    return Object.entries(packagesOf('package-lock.json')).every(([path, entry]) => {
      if (!path.includes('node_modules')) return true;
      const isThere = found[path] && existsSync(join(folder, path));
      if (!isThere) return entry.optional === true;
      return found[path].version === entry.version && found[path].resolved === entry.resolved;
    });
  } catch {
    return false;
  }
}

/**
 * Returns whether the Node executable can be started. After an interrupted installation, it may be
 * incomplete or empty.
 */
function starts(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return /^v\d/.test(stdout ?? '');
}
