import { paths } from '@bank-bonuses/routes';
import { publishableKey, registerCustomer } from '../fixtures/people/accounts.ts';
import { holdResponses } from '../fixtures/network/api.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { failedRequest, lostRequest } from '../fixtures/guard.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin, storedSession, submitLogin } from '../pages/login.ts';
import { requestReset } from '../pages/resetPassword.ts';
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
  'a logout works without a network',
  { tag: ['@login', '@full'] },
  async ({ page, context, guard }) => {
    // The prefetch after the login may still be pending.
    const preload = /API call failed: GET \/api\/user\/[\w/-]+: NetworkError/;
    guard.allowConsole(lostRequest, preload, /An error occurred during logout/);
    // The page was opened with a stored session, so the guard preloads the login page's code after
    // three seconds.
    const loginCode = page.waitForResponse(/\/LoginPage-/);
    await page.reload();
    await loginCode;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(page);
    expect(await storedSession(page)).toBeUndefined();

    await context.setOffline(false);
    await page.goto(paths.dashboard);
    await expectLogin(page);
  },
);

test(
  'a mail link whose exchange completes after the logout logs no one in',
  { tag: ['@login', '@full'] },
  async ({ page, context, sandbox, mailbox, applicant }) => {
    await registerCustomer(sandbox.url, mailbox, applicant);
    const other = await context.newPage();
    await requestReset(other, applicant.email);
    const answers = await holdResponses(other, '**/auth/v1/token?grant_type=pkce', 'POST');
    await other.goto(await mailbox.newestLink(applicant.email, 2));
    await expect.poll(answers.kept).toEqual([expect.stringContaining('access_token')]);

    await page.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(page);
    answers.letGo();
    await expect(other.getByText('This link did not work.')).toBeVisible();
    expect(await storedSession(other)).toBeUndefined();
    await expectLogin(page);
    for (const tab of [page, other]) {
      await tab.goto(paths.dashboard);
      await expectLogin(tab);
    }
  },
);
