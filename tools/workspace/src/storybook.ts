import { run } from './process.ts';

/** `npm run storybook`: the component browser at http://localhost:6006, or where `-- --port` says. */
const { code } = await run(
  'npm',
  ['run', 'storybook', '--workspace=@bank-bonuses/storybook', '--', ...process.argv.slice(2)],
  { untilStopped: true },
);
process.exitCode = code;
