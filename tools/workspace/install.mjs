/** The packages of the lockfile. Plain JavaScript without dependencies: it runs before there are any. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
 * Installs the packages of the lockfile unless node_modules holds exactly these already. Throws with what
 * to do when that fails or does not end within `timeoutMs`.
 */
export function installPackages(root, { npm = 'npm', timeoutMs = defaultTimeoutMs } = {}) {
  if (isInstalled(root)) return;
  console.log('Installing the packages of the lockfile (npm ci) …');
  const { status, error } = spawnSync(npm, install, {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  });
  if (error?.code === 'ETIMEDOUT') {
    throw new Error(
      `npm ci did not end within ${timeoutMs / 1000} s. Check the network, then try again.`,
    );
  }
  if (status !== 0) {
    throw new Error('npm ci failed. Check the network and the messages above, then try again.');
  }
  if (!existsSync(pinnedNode(root))) {
    throw new Error(
      'The package "node" was installed without its binary: npm must be allowed to run its install script (see allowScripts in package.json). Try: npm rebuild node',
    );
  }
}

function isInstalled(root) {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || !existsSync(pinnedNode(root))) return false;
  const wanted = readPackages(join(root, 'package-lock.json'));
  const found = readPackages(installed);
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.includes('node_modules')) return true;
    if (!found[path]) return entry.optional === true;
    return found[path].version === entry.version && found[path].resolved === entry.resolved;
  });
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}
