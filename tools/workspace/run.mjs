/**
 * Runs the npm scripts of the workspace root: installs the packages of the lockfile if needed, then
 * starts a command in `src/` with the Node version that the lockfile pins. This is plain JavaScript
 * without dependencies, because it may run in a fresh clone and with an older version of Node.
 */
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from './child.mjs';
import { installWorkspace, pinnedNode } from './install.mjs';

// Does not use `import.meta.dirname`, which was added in Node 20.11.
const folder = dirname(fileURLToPath(import.meta.url));
const root = join(folder, '..', '..');

// A signal to npm ends only the shell between npm and this process. This process has another
// parent then, and forwards the signal itself.
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 500).unref();

try {
  await installWorkspace(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const [command = '', ...args] = process.argv.slice(2);
const program = join(folder, 'src', `${command}.ts`);
const { code } = await start(pinnedNode(root), [program, ...args], {
  cwd: root,
  env: {
    ...process.env,
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    NX_DAEMON: process.env.NX_DAEMON ?? 'false',
    STORYBOOK_DISABLE_TELEMETRY: '1',
  },
});
process.exitCode = code;
