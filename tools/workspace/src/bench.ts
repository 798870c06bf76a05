import { ensureBrowser } from './setup/browser.ts';
import { nx, run } from './process/process.ts';

/**
 * `npm run bench` compares bytes and paint times of the built portal with the budgets; with
 * `-- --write`, it writes the tables of docs/performance.md. `npm run bench -- service` measures the service under load.
 */
if (process.argv[2] === 'service') {
  const { code } = await run('npm', ['run', 'bench', '--workspace=@bank-bonuses/api']);
  process.exit(code);
}
await ensureBrowser();
const build = await nx(['run', '@bank-bonuses/portal:build', '--output-style=static']);
if (build.code !== 0) process.exit(build.code);
const { code } = await run('npm', [
  'run',
  'bench',
  '--workspace=@bank-bonuses/portal',
  '--',
  ...process.argv.slice(2),
]);
process.exitCode = code;
