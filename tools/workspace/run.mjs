/**
 * What the npm scripts of the root run: makes sure that the packages of the lockfile are installed, then
 * hands over to a command in `src/` under the Node that the lockfile pins. It may start on a bare clone
 * and under an older Node, so it is plain JavaScript without dependencies.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const bin = join(root, 'node_modules', '.bin');
const windows = process.platform === 'win32';
const pinnedNode = join(root, 'node_modules', 'node', 'bin', windows ? 'node.exe' : 'node');

/** True when node_modules holds exactly what the lockfile asks for. */
function packagesInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed) || !existsSync(pinnedNode)) return false;
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

if (!packagesInstalled()) {
  console.log('Installing the packages of the lockfile (npm ci) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: windows,
  });
  if (status !== 0) {
    console.error('npm ci failed. Check the network and the messages above, then try again.');
    process.exit(status ?? 1);
  }
  if (!existsSync(pinnedNode)) {
    console.error(
      'The package "node" was installed without its binary: npm must be allowed to run',
    );
    console.error('its install script (see allowScripts in package.json). Try: npm rebuild node');
    process.exit(1);
  }
}

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(pinnedNode, [join(import.meta.dirname, 'src', `${command}.ts`), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [bin, process.env.PATH].join(delimiter),
    NX_DAEMON: process.env.NX_DAEMON ?? 'false',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
