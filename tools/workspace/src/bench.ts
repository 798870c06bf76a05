import { ensureBrowser } from './setup/browser.ts';
import { nx, run } from './process/process.ts';

/**
 * `npm run bench` compares bytes and paint times of the built portal with the budgets. `npm run bench --
 * service` measures the service under load. `npm run bench -- sign-in` compares response times for known and
 * unknown addresses.
 */
const others: Record<string, string> = {
  service: '@bank-bonuses/api',
  'sign-in': '@bank-bonuses/sandbox',
};
const other = others[process.argv[2] ?? ''];
if (other !== undefined) {
  const { code } = await run('npm', ['run', 'bench', `--workspace=${other}`]);
  process.exit(code);
}
await ensureBrowser();
const build = await nx(['run', '@bank-bonuses/portal:build', '--output-style=static']);
if (build.code !== 0) process.exit(build.code);
const { code } = await run('npm', ['run', 'bench', '--workspace=@bank-bonuses/portal']);
process.exitCode = code;
