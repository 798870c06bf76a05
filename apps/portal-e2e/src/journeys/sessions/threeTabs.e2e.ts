import type { BrowserContext, Page, Route } from '@playwright/test';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { lostRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin, storedSession, storeSession } from '../../pages/login.ts';
import { expectScreen } from '../../pages/signedIn.ts';

const refreshPattern = '**/auth/v1/token?grant_type=refresh_token';

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
  { tag: '@login' },
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

test(
  'a session survives a renewal whose response is lost',
  { tag: ['@login', '@full'] },
  async ({ page, context, guard }) => {
    guard.allowConsole(lostRequest);
    let lost = 0;
    const loseResponse = async (route: Route) => {
      await route.fetch();
      // The service has replaced the refresh token, although its response is lost.
      lost += 1;
      await route.abort();
    };
    await context.route(refreshPattern, loseResponse, { times: 1 });
    const before = await storedSession(page);
    await settled(page);
    await context.clock.fastForward('59:00');
    await wake(page);
    await context.clock.runFor(5_000);
    await expect
      .poll(async () => (await storedSession(page))?.refresh_token)
      .not.toBe(before?.refresh_token);
    expect(lost).toBe(1);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  },
);

test(
  'a logout that does not reach the service ends the session in all three tabs, and no late token restores it',
  { tag: ['@login', '@full'] },
  async ({ page, context, guard }) => {
    guard.allowConsole(
      lostRequest,
      /An error occurred during logout/,
      /API call failed: .*NetworkError/,
    );
    const tabs = await threeTabs(page, context);
    const gate = Promise.withResolvers<void>();
    await context.route(refreshPattern, async (route) => {
      const response = await route.fetch().catch(() => undefined);
      await gate.promise;
      if (response) await route.fulfill({ response }).catch(() => undefined);
    });
    await context.clock.fastForward('59:00');
    const asked = tabs[1]?.waitForRequest(/grant_type=refresh_token/);
    await wake(tabs[1] ?? page);
    await asked;
    await context.route('**/auth/v1/logout?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Logout' }).click();
    for (const tab of tabs) await expectLogin(tab);
    gate.resolve();
    for (const tab of tabs) expect(await storedSession(tab)).toBeUndefined();
    await tabs[1]?.goto('/accounts');
    if (tabs[1]) await expectLogin(tabs[1]);
  },
);
