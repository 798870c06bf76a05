/**
 * Runs the npm scripts of the workspace root: installs the packages of the lockfile if needed, then
 * starts a command in `src/` with the Node version that the lockfile pins. This is plain JavaScript
 * without dependencies, because it may run in a fresh clone and with an older version of Node.
 */
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from './child.mjs';
import './endWithParent.mjs';
import { installWorkspace, pinnedNode } from './install.mjs';

// Does not use `import.meta.dirname`, which was added in Node 20.11.
const folder = dirname(fileURLToPath(import.meta.url));
const root = join(folder, '..', '..');

try {
  await installWorkspace(root);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}

const [command = '', ...args] = process.argv.slice(2);
const { code, error } = await start(
  pinnedNode(root),
  [
    `--import=${new URL('endWithParent.mjs', import.meta.url)}`,
    join(folder, 'src', `${command}.ts`),
    ...args,
  ],
  {
    cwd: root,
    untilStopped: true,
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
      NX_DAEMON: process.env.NX_DAEMON ?? 'false',
      STORYBOOK_DISABLE_TELEMETRY: '1',
    },
  },
);
if (error) console.error(`The pinned version of Node could not be started: ${error.message}`);
process.exitCode = code;
