import { join } from 'node:path';
import { endWithParent, run, workspaceRoot } from './process/process.ts';

/**
 * `npm run storybook` serves the Storybook at http://localhost:6006. `npm run storybook -- --port
 * <port>` uses another port.
 */
const program = join(workspaceRoot, 'node_modules/storybook/dist/bin/dispatcher.js');
const { code } = await run(
  'node',
  [
    ...endWithParent,
    program,
    'dev',
    '--port=6006',
    '--disable-telemetry',
    ...process.argv.slice(2),
  ],
  { cwd: join(workspaceRoot, 'apps/storybook'), untilStopped: true },
);
process.exitCode = code;
