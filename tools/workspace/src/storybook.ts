import { join } from 'node:path';
import { run, workspaceRoot } from './process/process.ts';

/**
 * `npm run storybook` serves the Storybook at http://localhost:6006. `npm run storybook -- --port
 * <port>` uses another port.
 */
const options = ['--port=6006', '--disable-telemetry', ...process.argv.slice(2)];
const cwd = join(workspaceRoot, 'apps/storybook');
const { code } = await run('storybook', ['dev', ...options], { cwd });
process.exitCode = code;
