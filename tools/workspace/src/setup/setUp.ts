import { ensureBrowser } from './browser.ts';
import { thisMachine } from './machine.ts';
import { ensureOtherBrowsers } from './otherBrowsers.ts';
import { checkBackupPrograms, ensurePostgres } from './postgres.ts';

/**
 * Finds or fetches the programs that the tests need, all at the same time. Resolves with the environment of the
 * tests; rejects with what to do when there is no browser or no Postgres.
 */
export async function setUp({ full }: { full: boolean }): Promise<Record<string, string>> {
  const machine = thisMachine();
  const steps = [
    ensureBrowser(machine),
    ensurePostgres(machine),
    full ? ensureOtherBrowsers(machine) : Promise.resolve({}),
  ] as const;
  // An installation that runs is not left alone when another step fails.
  await Promise.allSettled(steps);
  const [browser, postgres, others] = await Promise.all(steps);
  if (full) checkBackupPrograms(machine, postgres);
  return {
    CHROME_PATH: browser.executablePath,
    // A result in one browser proves nothing about another, so the version is an input of Nx's cache.
    BROWSER_VERSION: browser.version,
    POSTGRES_BIN: postgres,
    ...others,
  };
}
