import { paths } from '@bank-bonuses/product/routes';
import { publishableKey } from '../fixtures/people/accounts.ts';
import { apiPattern, holdBack, holdResponses } from '../fixtures/network/api.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { failedRequest, lostRequest } from '../fixtures/guard.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin, storedSession, submitLogin } from '../pages/login.ts';
import { expectScreen, goTo, main } from '../pages/signedIn.ts';

test.beforeEach(async ({ sandbox, openSignedIn }) => {
  await openSignedIn(await earningCustomer(sandbox.url));
});

test(
  'a logout clears the other tab and invalidates the access token',
  { tag: ['@login', '@smoke'] },
  async ({ page, context, request }) => {
    const other = await context.newPage();
    await other.goto(paths.dashboard);
    await expectHome(other);
    const authorization = `Bearer ${(await storedSession(page))?.access_token}`;
    const asBefore = () => request.get('/api/user/profile', { headers: { authorization } });
    expect((await asBefore()).status()).toBe(200);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(page);
    await expectLogin(other);
    expect(await storedSession(page)).toBeUndefined();
    // The logout request may still be pending.
    await expect.poll(async () => (await asBefore()).status()).toBe(401);
  },
);

test(
  'a session that was ended elsewhere leads to the login page with a message, and back after login',
  { tag: '@login' },
  async ({ page, request, sandbox, guard }) => {
    await goTo(page, 'Accounts');
    await expect(main(page).getByText('Hub Account').first()).toBeVisible();
    const apikey = await publishableKey(sandbox.url);
    const authorization = `Bearer ${(await storedSession(page))?.access_token}`;
    const headers = { apikey, authorization };
    const ended = await request.post('/auth/v1/logout?scope=local', { headers });
    expect(ended.status()).toBe(204);

    // Allows the failures of the API request (401), of the token refresh that follows (400), and of
    // the logout of a session that no longer exists (403).
    for (const status of [401, 400, 403]) guard.allowConsole(failedRequest(status));
    guard.allowConsole(/API call failed: GET \/api\/user\/accounts: HttpError 401/);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expectLogin(page);
    await expect(
      page.getByText(
        'You have been logged out because your session has ended. Please log in again.',
      ),
    ).toBeVisible();
    expect(await storedSession(page)).toBeUndefined();
    await submitLogin(page, await earningCustomer(sandbox.url));
    await expectScreen(page, 'Accounts');
  },
);

test(
  'a logout without a network removes the session, although no page can be loaded',
  { tag: ['@login', '@full'] },
  async ({ page, context, guard }) => {
    // The prefetch after the login may still be pending.
    const preload = /API call failed: GET \/api\/user\/[\w/-]+: NetworkError/;
    guard.allowConsole(lostRequest, preload, /An error occurred during logout/);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    // The browser's own page about the missing network.
    await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await expect(page.getByText('Total Earned')).toHaveCount(0);

    await context.setOffline(false);
    await page.goto(paths.dashboard);
    await expectLogin(page);
    expect(await storedSession(page)).toBeUndefined();
  },
);

test(
  'after a logout, Back and a reload show no page of the customer',
  { tag: '@login' },
  async ({ page }) => {
    await goTo(page, 'Accounts');
    await goTo(page, 'Settings');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(page);
    const markers = ['Hub Account', '.torres', '48 Sample Street'];
    await page.addInitScript((texts) => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => {
        const html = document.documentElement.outerHTML;
        seen.push(...texts.filter((text) => html.includes(text)));
      }).observe(document, { subtree: true, childList: true, characterData: true });
    }, markers);
    for (const leave of [() => page.goBack(), () => page.reload(), () => page.goBack()]) {
      await leave();
      await expectLogin(page);
      expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
    }
  },
);

test(
  'responses that arrive after a logout are neither shown nor stored, while the login page still loads',
  { tag: '@login' },
  async ({ page, guard }) => {
    guard.allowConsole(lostRequest, /API call failed: .*NetworkError/);
    await goTo(page, 'Settings');
    await expect(main(page).getByText('48 Sample Street')).toBeVisible();
    const reads = await holdResponses(page, apiPattern, 'GET');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => reads.kept()).not.toEqual([]);
    // The old document stays until the login page responds. Playwright would wait for that, so the
    // test runs in the page.
    const openLogin = await holdBack(page, '**/login');
    const openIcon = await holdBack(page, '**/favicon.svg?after');
    const asked = page.waitForRequest('**/favicon.svg?after');
    const left = page.evaluate(async () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Logout')?.click();
      await (await fetch('/favicon.svg?after')).text();
      return { text: document.body.innerText, storage: JSON.stringify({ ...localStorage }) };
    });
    await asked;
    reads.letGo();
    openIcon();
    const { text, storage } = await left;
    expect(text).toContain('Logging out…');
    expect(text).not.toMatch(/torres|48 Sample Street|Failed/);
    expect(storage).not.toMatch(/torres|access_token/);
    openLogin();
    await expectLogin(page);
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(stored).not.toMatch(/torres|access_token|ended-session/);
  },
);
