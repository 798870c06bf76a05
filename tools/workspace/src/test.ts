import { join } from 'node:path';
import { ensureBrowser } from './setup/browser.ts';
import { ensureOtherBrowsers } from './setup/otherBrowsers.ts';
import { ensurePostgres } from './setup/postgres.ts';
import { workspaceRoot } from './process.ts';
import { readExpectations } from './testRun/expectations.ts';
import { shareCompiledCode } from './testRun/compiledCode.ts';
import { runTests } from './testRun/runTests.ts';
import { closingLines } from './testRun/testSummary.ts';

/** `npm test`: proves every behaviour once. `--full` adds the matrices, kill loops and soaks. */
const full = process.argv.includes('--full');
const started = Date.now();
shareCompiledCode(join(workspaceRoot, '.cache'));

try {
  // A broken file is refused now, not after all the set-up.
  readExpectations(workspaceRoot);
  const browser = await ensureBrowser();
  process.env['CHROME_PATH'] = browser.executablePath;
  // What was proved in one browser is not proved in another: the cache goes by it.
  process.env['BROWSER_VERSION'] = browser.version;
  process.env['POSTGRES_BIN'] = await ensurePostgres();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
if (full) {
  process.env['FULL'] = '1';
  try {
    const { firefox, webKitDriver, xvfb } = await ensureOtherBrowsers();
    process.env['FIREFOX_PATH'] = firefox.executablePath;
    process.env['WEBKIT_DRIVER_PATH'] = webKitDriver.executablePath;
    process.env['XVFB_PATH'] = xvfb.executablePath;
  } catch (error) {
    // Everything else can be proved all the same; the journeys in other browsers fail for it.
    console.error(error instanceof Error ? error.message : error);
  }
}

const { summary } = await runTests(workspaceRoot, { useCache: !full, full });
console.log(`Took ${Math.round((Date.now() - started) / 1000)} s`);
for (const line of closingLines(summary)) console.log(line);
process.exitCode = summary.failed > 0 ? 1 : 0;
