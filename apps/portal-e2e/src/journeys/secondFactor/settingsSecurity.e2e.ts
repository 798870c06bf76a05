import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { failedRequest } from '../../fixtures/guard.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, logOut, submitLogin } from '../../pages/login.ts';
import { enterCode } from '../../pages/secondFactor.ts';
import { addApp, securityPart } from '../../pages/security.ts';

test.beforeEach(async ({ sandbox, mailbox, applicant, openSignedIn }) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
  await openSignedIn(applicant, { path: paths.settings });
});

const apps = (page: Page) => securityPart(page, 'Authenticator apps');

test(
  'an authenticator app is added, and required at the next login',
  { tag: '@sign-in' },
  async ({ page, openContext, applicant, guard, openSignedIn }) => {
    const other = await (await openContext()).newPage();
    await openSignedIn(applicant, { tab: other });

    const app = await addApp(page, 'My phone');
    await expect(apps(page).getByText('My phone was added')).toBeVisible();
    await expect(
      securityPart(page, 'This session').getByText('Password and authenticator app'),
    ).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify({ ...localStorage, ...sessionStorage }),
    );
    expect(stored).not.toContain('otpauth');

    // The other session had logged in without a code, so it has ended.
    guard.allowConsole(failedRequest(401), failedRequest(400), failedRequest(403));
    await other.goto(paths.settings);
    await expectLogin(other);

    await logOut(page);
    await submitLogin(page, applicant);
    await enterCode(page, await app.code());
    await expectHome(page);
  },
);
