import { endWithParent, nx, run } from './process/process.ts';

/** `npm start`: builds the portal (or takes the cached build) and serves the whole product. */
const build = await nx(['run', '@bank-bonuses/portal:build', '--output-style=static']);
if (build.code !== 0) process.exit(build.code);

const sandbox = ['--conditions=@bank-bonuses/source', 'tools/sandbox/src/main.ts'];
const args = [...endWithParent, ...sandbox, ...process.argv.slice(2)];
const { code } = await run('node', args, { untilStopped: true });
process.exitCode = code;
