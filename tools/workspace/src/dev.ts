import { endWithParent, run } from './process/process.ts';
import { checkSandboxArguments, sandboxProgram } from './process/sandbox.ts';

/** `npm run dev`: the same product with hot reload; changes to the servers restart the process. */
const watching = ['--watch', '--watch-preserve-output', ...endWithParent];
const args = ['--dev', ...process.argv.slice(2)];
// A watched program that ends with an error waits for a change.
await checkSandboxArguments(args);
const { code } = await run('node', [...watching, ...sandboxProgram, ...args], {
  untilStopped: true,
  env: { WATCHING_PID: String(process.pid) },
});
process.exitCode = code;
