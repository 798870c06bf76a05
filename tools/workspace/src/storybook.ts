import { run } from './process.ts';

/** `npm run storybook`: the component browser at http://localhost:6006. */
const { code } = await run('npm', ['run', 'storybook', '--workspace=@bank-bonuses/storybook']);
process.exitCode = code;
