import { nx, run } from './process.ts';

/** `npm start`: builds the portal (or takes the cached build) and serves the whole product. */
const build = await nx(['run', '@bank-bonuses/portal:build', '--output-style=static']);
if (build.code !== 0) process.exit(build.code);

const { code } = await run(
  'node',
  ['--conditions=@bank-bonuses/source', 'tools/sandbox/src/main.ts', ...process.argv.slice(2)],
  { untilStopped: true },
);
process.exitCode = code;
