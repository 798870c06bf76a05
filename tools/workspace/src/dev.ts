import { endWithParent, run } from './process/process.ts';

/** `npm run dev`: the same product with hot reload; changes to the servers restart the process. */
const watching = ['--watch', '--watch-preserve-output', ...endWithParent];
const sandbox = ['--conditions=@bank-bonuses/source', 'tools/sandbox/src/main.ts', '--dev'];
const { code } = await run('node', [...watching, ...sandbox, ...process.argv.slice(2)], {
  untilStopped: true,
  env: { WATCHING_PID: String(process.pid) },
});
process.exitCode = code;
