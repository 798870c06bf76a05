import type { BrowserContext, Page } from '@playwright/test';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { storedSession, storeSession } from '../../pages/login.ts';
import { expectScreen } from '../../pages/signedIn.ts';

/**
 * Waits until no request is pending, because a pending request would time out when the clock jumps.
 */
const settled = (tab: Page) => tab.waitForLoadState('networkidle');

/** Returns three tabs of one customer: Home, Accounts and Settings. */
async function threeTabs(page: Page, context: BrowserContext): Promise<Page[]> {
  const [accounts, settings] = [await context.newPage(), await context.newPage()];
  await accounts.goto('/accounts');
  await expectScreen(accounts, 'Accounts');
  await settings.goto('/settings');
  await expectScreen(settings, 'Settings');
  const tabs = [page, accounts, settings];
  await Promise.all(tabs.map(settled));
  return tabs;
}

function countRefreshes(tabs: readonly Page[]): () => number[] {
  const counts = tabs.map(() => 0);
  tabs.forEach((tab, at) =>
    tab.on('request', (request) => {
      if (request.url().includes('grant_type=refresh_token')) counts[at] = (counts[at] ?? 0) + 1;
    }),
  );
  return () => counts;
}

/**
 * Makes the stored session expire in 30 s, as after almost an hour of sleep; the service's clock
 * does not change.
 */
async function nearlyOver(tab: Page): Promise<void> {
  const session = await storedSession(tab);
  const now = await tab.evaluate(() => Date.now());
  await storeSession(tab, { ...session, expires_at: Math.floor(now / 1000) + 30 });
}

const wake = (tab: Page) =>
  tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

test.beforeEach(async ({ context, sandbox, openSignedIn }) => {
  await context.clock.install();
  await openSignedIn(await earningCustomer(sandbox.url));
});

test(
  'each of three tabs renews the session at most once after sleep, and stays logged in',
  { tag: '@sign-in' },
  async ({ page, context }) => {
    const tabs = await threeTabs(page, context);
    const counts = countRefreshes(tabs);
    const before = await storedSession(page);
    await nearlyOver(page);
    await Promise.all(tabs.map(wake));
    await expect
      .poll(async () => (await storedSession(page))?.refresh_token)
      .not.toBe(before?.refresh_token);
    for (const tab of tabs) {
      await tab.getByRole('button', { name: 'Refresh' }).click();
      await expect(tab.getByRole('button', { name: 'Logout' })).toBeVisible();
    }
    for (const count of counts()) expect(count).toBeLessThanOrEqual(1);
  },
);
