import { run } from './process.ts';

/** `npm run dev`: the same product with hot reload; changes to the servers restart the process. */
const { code } = await run(
  'node',
  [
    '--watch',
    '--watch-preserve-output',
    '--conditions=@bank-bonuses/source',
    'tools/sandbox/src/main.ts',
    '--dev',
    ...process.argv.slice(2),
  ],
  { untilStopped: true },
);
process.exitCode = code;
