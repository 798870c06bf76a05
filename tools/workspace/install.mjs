/** The packages of the lockfile. Plain JavaScript without dependencies: it runs before there are any. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { start } from './child.mjs';

const windows = process.platform === 'win32';
const install = [
  ...['ci', '--no-audit', '--no-fund', '--loglevel=error'],
  ...['--fetch-retries=2', '--fetch-timeout=60000'],
];
const defaultTimeoutMs = 20 * 60_000;

/** Where the Node that the lockfile pins lies after the installation. */
export function pinnedNode(root) {
  return join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');
}

/**
 * Installs the packages of the lockfile unless node_modules holds exactly these already. Rejects with what
 * to do when that fails or does not end within `timeoutMs`.
 */
export async function installPackages(root, { npm = 'npm', timeoutMs = defaultTimeoutMs } = {}) {
  if (isInstalled(root)) return;
  console.log('Installing the packages of the lockfile (npm ci) …');
  const options = { cwd: root, shell: windows, timeoutMs };
  const { code, error, timedOut } = await start(npm, install, options);
  if (timedOut) {
    throw new Error(
      `npm ci did not end within ${timeoutMs / 1000} s. Check the network, then try again.`,
    );
  }
  if (error?.code === 'ENOENT') {
    throw new Error('npm is not on the PATH. Install it (it comes with Node), then try again.');
  }
  if (code !== 0) {
    throw new Error('npm ci failed. Check the network and the messages above, then try again.');
  }
  if (!starts(pinnedNode(root))) {
    throw new Error(
      'The package "node" was installed without a binary that starts: npm must be allowed to run its install script (see allowScripts in package.json). Try: npm rebuild node',
    );
  }
}

function isInstalled(root) {
  const wanted = wantedPackages(join(root, 'package-lock.json'));
  const found = installedPackages(join(root, 'node_modules', '.package-lock.json'));
  const isSame = Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules')) return true;
    if (!found[path]) return entry.optional === true;
    return found[path].version === entry.version && found[path].resolved === entry.resolved;
  });
  return isSame && starts(pinnedNode(root));
}

function wantedPackages(file) {
  if (!existsSync(file)) {
    throw new Error('There is no package-lock.json. Restore it: git checkout package-lock.json');
  }
  try {
    return readPackages(file);
  } catch {
    throw new Error(
      'package-lock.json is no valid JSON, as after a merge with conflicts. Resolve them or restore it (git checkout package-lock.json), then try again.',
    );
  }
}

/** None where npm was interrupted: then its record is missing or cut off. */
function installedPackages(file) {
  try {
    return readPackages(file);
  } catch {
    return {};
  }
}

function readPackages(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  if (typeof packages !== 'object' || packages === null) throw new Error('It names no packages.');
  return packages;
}

/** An interrupted installation may leave a partial binary, or an empty one, which a shell takes for a script. */
function starts(node) {
  const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return /^v\d/.test(stdout ?? '');
}
