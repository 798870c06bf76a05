import { paths } from '@bank-bonuses/product/routes';
import { publishableKey } from '../fixtures/people/accounts.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { drawnMarkers, watchFor } from '../fixtures/page/drawn.ts';
import { failedRequest } from '../fixtures/guard.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin, logOut, storedSession, submitLogin } from '../pages/login.ts';
import { expectScreen, goTo, main } from '../pages/signedIn.ts';

test.beforeEach(async ({ sandbox, openSignedIn }) => {
  await openSignedIn(await earningCustomer(sandbox.url));
});

test(
  'a logout clears every tab, invalidates the access token, and Back shows no page of the customer',
  { tag: ['@sign-in', '@every-browser'] },
  async ({ page, context, request }) => {
    const other = await context.newPage();
    await other.goto(paths.dashboard);
    await expectHome(other);
    const authorization = `Bearer ${(await storedSession(page))?.access_token}`;
    const asBefore = () => request.get('/api/user/profile', { headers: { authorization } });
    expect((await asBefore()).status()).toBe(200);

    await goTo(page, 'Settings');
    await logOut(page);
    await expectLogin(other);
    expect(await storedSession(page)).toBeUndefined();
    // The logout request may still be pending.
    await expect.poll(async () => (await asBefore()).status()).toBe(401);

    await watchFor(page, ['.torres', '48 Sample Street']);
    for (const leave of [() => page.goBack(), () => page.reload()]) {
      await leave();
      await expectLogin(page);
      expect(await drawnMarkers(page)).toEqual([]);
    }
  },
);

test(
  'a session that was ended elsewhere leads to the login page with a message, and back after login',
  { tag: '@sign-in' },
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
