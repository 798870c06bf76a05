import type { Page, Route } from '@playwright/test';
import { paths } from '@bank-bonuses/product/routes';
import { failedRequest } from '../../fixtures/guard.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { storedSession, storeSession } from '../../pages/login.ts';
import { expectScreen, main } from '../../pages/signedIn.ts';

const refreshPattern = '**/auth/v1/token?grant_type=refresh_token';

/** Responds as a network does that asks for a login of its own. */
const captivePortal = (route: Route) =>
  route.fulfill({ status: 511, contentType: 'text/html', body: '<h1>Log in to this network</h1>' });

/** Makes the stored access token expire, as after an hour of sleep. */
async function expire(page: Page): Promise<void> {
  await storeSession(page, { ...(await storedSession(page)), expires_at: 1 });
}

test.beforeEach(async ({ page, sandbox, guard, openSignedIn }) => {
  guard.allowConsole(failedRequest(511), /AuthRetryableFetchError/);
  await openSignedIn(await earningCustomer(sandbox.url), { path: paths.accounts });
  await expect(main(page).getByText('Hub Account').first()).toBeVisible();
  await page.route(refreshPattern, captivePortal);
  await expire(page);
});

test(
  'a page that opens behind a captive portal says so, keeps the session and opens later',
  { tag: '@login' },
  async ({ page }) => {
    await page.reload();
    const heading = page.getByRole('heading', { name: 'We could not reach the login service' });
    await expect(heading).toBeVisible();
    expect(await storedSession(page)).toBeDefined();
    await page.unroute(refreshPattern);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expectScreen(page, 'Accounts');
    await expect(main(page).getByText('Hub Account').first()).toBeVisible();
  },
);
