import { paths } from '@bank-bonuses/product/routes';
import { mockFailure } from '../fixtures/network/api.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { failedRequest, lostRequest } from '../fixtures/guard.ts';
import { expect, test } from '../fixtures/test.ts';
import { submitLogin } from '../pages/login.ts';
import { expectScreen, main, screens } from '../pages/signedIn.ts';

const said = /You are offline\. Check your internet connection/;

test(
  'the login and reset pages say that the browser is offline, and work again when it is online',
  { tag: ['@shell', '@full'] },
  async ({ page, context, sandbox, guard }) => {
    guard.allowConsole(lostRequest);
    await page.goto(paths.login);
    const customer = await earningCustomer(sandbox.url);
    await page.getByLabel('Email').focus();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submitLogin(page, customer);
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await context.setOffline(false);

    await page.goto(paths.resetPassword);
    await page.getByLabel('Email').fill(customer.email);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByText(/^Password reset link has been sent/)).toBeVisible();
  },
);

/** The specified error text of each screen that has no data. */
const failed = {
  Home: 'Failed to fetch dashboard statistics',
  Accounts: 'Failed to load accounts',
  Bonuses: 'Failed to fetch user enrollments',
  Settings: 'Failed to fetch user profile',
};

test(
  'each signed-in screen says that the browser is offline, beside its specified text',
  { tag: ['@shell', '@full'] },
  async ({ page, context, sandbox, guard, openSignedIn }) => {
    guard.allowConsole(lostRequest, failedRequest(500), /API call failed: GET \/api\/user\//);
    // Fails every request, so that the screens have no data when the connection is lost.
    await mockFailure(page, '**');
    await openSignedIn(await earningCustomer(sandbox.url));
    for (const { name, path } of screens) {
      await page.getByRole('link', { name, exact: true }).click();
      await expectScreen(page, name);
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(main(page).getByRole('alert').first()).toBeVisible();
    }
    await page.unroute('**/api/user/**');
    await context.setOffline(true);
    for (const { name } of screens) {
      await page.getByRole('link', { name, exact: true }).click();
      await expectScreen(page, name);
      const problem = main(page).getByRole('alert').first();
      await expect(problem).toContainText(failed[name]);
      await expect(problem).toContainText(said);
    }
    await context.setOffline(false);
    await expect(main(page).getByText(said)).toBeHidden();
  },
);
