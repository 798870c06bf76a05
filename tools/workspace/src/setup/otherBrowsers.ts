import { firefox, webkit } from 'playwright';
import { isRoot, oneLine, outputOf, probeTimeoutMs } from './programs.ts';

/**
 * Downloads Playwright's builds of Firefox and WebKit. Resolves with environment variables that say
 * why one of them does not work on this machine; its journeys are skipped.
 */
export async function ensureOtherBrowsers(): Promise<Record<string, string>> {
  const missing: Record<string, string> = {};
  // Uses a short connection time-out, because Playwright tries five times.
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '5000' };
  for (const browser of [firefox, webkit]) {
    const name = browser.name();
    try {
      await outputOf('playwright', ['install', name], { env });
      if (isRoot) await outputOf('playwright', ['install-deps', name]);
      await (await browser.launch({ timeout: probeTimeoutMs })).close();
    } catch (error) {
      missing[`${name.toUpperCase()}_MISSING`] = `no ${name}: ${oneLine(error)}`;
    }
  }
  return missing;
}
