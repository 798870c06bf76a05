/**
 * What the npm scripts of the root run: makes sure that the packages of the lockfile are installed, then
 * hands over to a command in `src/` under the Node that the lockfile pins. It may start on a bare clone
 * and under an older Node, so it is plain JavaScript without dependencies.
 */
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { installPackages, pinnedNode } from './install.mjs';

const root = join(import.meta.dirname, '..', '..');

try {
  installPackages(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const [command = '', ...args] = process.argv.slice(2);
const child = spawn(
  pinnedNode(root),
  [join(import.meta.dirname, 'src', `${command}.ts`), ...args],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      NX_DAEMON: process.env.NX_DAEMON ?? 'false',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => child.kill(signal));
}
child.on('exit', (code, signal) => {
  process.exitCode = code ?? (signal ? 1 : 0);
});
