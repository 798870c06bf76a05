import { paths } from '@bank-bonuses/routes';
import { earningCustomer } from '../fixtures/customers.ts';
import { lostRequest } from '../fixtures/guard.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin, signIn, storedSession } from '../pages/login.ts';

test.beforeEach(async ({ page, sandbox }) => {
  await signIn(page, await earningCustomer(sandbox.url));
});

test('signing out clears the other tab and ends the access token', async ({
  page,
  context,
  request,
}) => {
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
  expect((await asBefore()).status()).toBe(401);
});

test('signing out works without a network', async ({ page, context, guard }) => {
  // The preload after the sign-in may still be on its way.
  const preload = /API call failed: GET \/api\/user\/[\w/-]+: NetworkError/;
  guard.allowConsole(lostRequest, preload, /An error occurred during logout/);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectLogin(page);
  expect(await storedSession(page)).toBeUndefined();

  await context.setOffline(false);
  await page.goto(paths.dashboard);
  await expectLogin(page);
});
