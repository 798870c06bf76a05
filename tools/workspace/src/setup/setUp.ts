import { installFullRun } from '../../install.mjs';
import { ensureBrowser } from './browser.ts';
import { ensureOtherBrowsers } from './otherBrowsers.ts';
import { ensurePostgres } from './postgres.ts';

/**
 * Finds or downloads the programs that the tests need. Resolves with environment variables for the
 * tests. Rejects with advice if there is no browser or no Postgres.
 */
export async function setUp({ full }: { full: boolean }): Promise<Record<string, string>> {
  if (full) await installFullRun();
  const browser = await ensureBrowser();
  const postgres = await ensurePostgres();
  return {
    CHROME_PATH: browser.place,
    // Nx includes the browser's version in its cache key, because test results depend on it.
    BROWSER_VERSION: browser.version,
    POSTGRES_BIN: postgres.place,
    ...(full && (await ensureOtherBrowsers())),
  };
}
