import { ensureBrowser } from './browser.ts';
import { nx, run } from './process.ts';

/** `npm run bench`: bytes and paint times of the built portal against the floors. */
await ensureBrowser();
const build = await nx(['run', '@bank-bonuses/portal:build', '--output-style=static']);
if (build.code !== 0) process.exit(build.code);
const { code } = await run('npm', ['run', 'bench', '--workspace=@bank-bonuses/portal']);
process.exitCode = code;
