import { nx, run } from './process/process.ts';
import { checkSandboxArguments, sandboxProgram } from './process/sandbox.ts';

/**
 * `npm start` serves the whole product. It builds the portal first, or uses the build from Nx's
 * cache.
 */
const args = process.argv.slice(2);
await checkSandboxArguments(args);
const build = await nx(['run', '@bank-bonuses/portal:build', '--output-style=static']);
if (build.code !== 0) process.exit(build.code);

const { code } = await run('node', [...sandboxProgram, ...args]);
process.exitCode = code;
