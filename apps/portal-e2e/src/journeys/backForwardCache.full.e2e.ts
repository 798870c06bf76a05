import { sessionKey } from '@bank-bonuses/product/session-key';
import { publicPages } from '@bank-bonuses/product/routes';
import { browserLaunchOptions } from '@bank-bonuses/test-config/browser';
import { chromium, type Page } from '@playwright/test';
import { holdBack } from '../fixtures/network/api.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectLogin } from '../pages/login.ts';

/**
 * Reasons that keep every page out of the back/forward cache in this test: a headless browser does
 * not have this cache, and both URLs belong to one site.
 */
const reasonsOfTheBrowser = ['BackForwardCacheDisabledForDelegate', 'BrowsingInstanceNotSwapped'];

/**
 * Returns the reasons why Back had to reload the page, except for `reasonsOfTheBrowser`. Empty if
 * the page itself allows the back/forward cache.
 */
async function reasonsAfterBack(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const told = Promise.withResolvers<string[]>();
  session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
    told.resolve(notRestoredExplanations.map(({ reason }) => reason)),
  );
  session.on('Page.frameNavigated', ({ type }) => {
    if (type === 'BackForwardCacheRestore') told.resolve([]);
  });
  await page.goto(new URL('/favicon.svg', address).href);
  const { entries, currentIndex } = await session.send('Page.getNavigationHistory');
  const { id: entryId } = entries[currentIndex - 1] ?? { id: -1 };
  await session.send('Page.navigateToHistoryEntry', { entryId });
  const reasons = await told.promise;
  await page.close();
  return reasons.filter((reason) => !reasonsOfTheBrowser.includes(reason));
}

test(
  'public pages can enter the back/forward cache',
  { tag: ['@shell', '@full'] },
  async ({ sandbox }) => {
    const browser = await chromium.launch({
      ...browserLaunchOptions(),
      // Playwright disables the back/forward cache by default; the browser would then report only
      // this reason.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const context = await browser.newContext();
      for (const path of publicPages) {
        const page = await context.newPage();
        expect(await reasonsAfterBack(page, `${sandbox.url}${path}`), path).toEqual([]);
      }
      // Proves that the check works: a page with an `unload` handler cannot be cached, and is
      // reported.
      const unwilling = await context.newPage();
      await unwilling.addInitScript(() => addEventListener('unload', () => undefined));
      expect(await reasonsAfterBack(unwilling, `${sandbox.url}/login`)).not.toEqual([]);
    } finally {
      await browser.close();
    }
  },
);

test(
  'a page restored from the back/forward cache shows no data of a customer who has logged out',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url));
    // Otherwise the login page could load before the frames have been painted.
    const openLogin = await holdBack(page, '**/login');
    // Simulates the restore: a page in the back/forward cache receives no events from other tabs,
    // and is shown right after `pageshow`.
    const shown = await page.evaluate(async (key) => {
      const before = document.body.innerText;
      dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      const cached = document.body.checkVisibility();
      localStorage.removeItem(key);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      const visible: boolean[] = [];
      for (let frame = 0; frame < 5; frame += 1) {
        await new Promise(requestAnimationFrame);
        visible.push(document.body.checkVisibility());
      }
      return { before, cached, visible };
    }, sessionKey);
    openLogin();
    expect(shown.before).toContain('Total Earned');
    expect(shown.cached).toBe(false);
    expect(shown.visible).not.toContain(true);
    await expectLogin(page);
  },
);
