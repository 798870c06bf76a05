import { run } from './process/process.ts';
import { checkSandboxArguments, sandboxProgram } from './process/sandbox.ts';

/** `npm run dev` serves the whole product with hot reload. Changes to the servers restart the process. */
const args = ['--dev', ...process.argv.slice(2)];
// Checks the arguments first, because `--watch` does not exit if the program fails: it waits for a
// file change.
await checkSandboxArguments(args);
const watching = ['--watch', '--watch-preserve-output'];
const { code } = await run('node', [...watching, ...sandboxProgram, ...args]);
process.exitCode = code;
