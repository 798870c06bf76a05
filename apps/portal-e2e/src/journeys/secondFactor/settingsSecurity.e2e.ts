import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { failedRequest } from '../../fixtures/guard.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin } from '../../pages/login.ts';
import {
  addApp,
  addTitle,
  enterSecondStepCode,
  dialog,
  scan,
  securityPart,
} from '../../pages/security.ts';
import { goTo, toast } from '../../pages/signedIn.ts';

const nextPassword = 'another fictional password';

test.beforeEach(async ({ sandbox, mailbox, applicant, openSignedIn }) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
  await openSignedIn(applicant, { path: paths.settings });
});

const apps = (page: Page) => securityPart(page, 'Authenticator apps');

test(
  'an authenticator app is added, required at the next login, and removed',
  { tag: '@second-factor' },
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

    await page.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(page);
    await submitLogin(page, applicant);
    await enterSecondStepCode(page, await app.code());
    await expectHome(page);

    await goTo(page, 'Settings');
    await page.getByRole('button', { name: 'Remove My phone' }).click();
    const window = dialog(page, 'Remove My phone');
    await window.getByLabel('6-digit code').fill(await app.code());
    await window.getByRole('button', { name: 'Remove' }).click();
    await expect(apps(page).getByText('My phone was removed')).toBeVisible();
    await expect(apps(page).getByText('You have not added one yet')).toBeVisible();
    await page.reload();
    await expect(apps(page).getByText('You have not added one yet')).toBeVisible();

    await page.getByRole('button', { name: 'Logout' }).click();
    await submitLogin(page, applicant);
    await expectHome(page);
  },
);

test(
  'a new password ends the session in the other browser, but not in this one',
  { tag: ['@second-factor', '@full'] },
  async ({ page, openContext, applicant, guard, openSignedIn }) => {
    const other = await (await openContext()).newPage();
    await openSignedIn(applicant, { tab: other });
    await page.getByRole('button', { name: 'Change password' }).click();
    const window = dialog(page, 'Change password');
    const submit = window.getByRole('button', { name: 'Change password' });
    await window.getByLabel('Current Password').fill('not the password');
    await window.getByLabel('New Password', { exact: true }).fill(nextPassword);
    await window.getByLabel('Confirm New Password').fill(nextPassword);
    guard.allowConsole(failedRequest(400), failedRequest(401), failedRequest(403));
    // The other browser's calls fail before its page is left.
    guard.allowConsole(/API call failed: GET \/api\/user\/[\w/-]+: HttpError 401/);
    await submit.click();
    await expect(window.getByText('Your current password is incorrect.')).toBeVisible();
    await window.getByLabel('Current Password').fill(applicant.password);
    await submit.click();
    await expect(toast(page, 'Password changed')).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await other.goto(paths.settings);
    await expectLogin(other);
    await submitLogin(other, applicant);
    await expect(other.getByText('Invalid login credentials')).toBeVisible();
    await submitLogin(other, { ...applicant, password: nextPassword });
    await expect(other).not.toHaveURL(paths.login);
  },
);

test(
  'Settings logs out the other devices, and then all devices',
  { tag: ['@second-factor', '@full'] },
  async ({ page, openContext, applicant, guard, openSignedIn }) => {
    guard.allowConsole(failedRequest(400), failedRequest(401), failedRequest(403));
    const other = await (await openContext()).newPage();
    await openSignedIn(applicant, { tab: other });
    const end = async (name: string) => {
      await page.getByRole('button', { name }).click();
      await dialog(page, name).getByRole('button', { name }).click();
    };
    await end('Log out other devices');
    await expect(toast(page, 'Your other devices have been logged out')).toBeVisible();
    await other.goto(paths.settings);
    await expectLogin(other);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

    await submitLogin(other, applicant);
    await expect(other).not.toHaveURL(paths.login);
    await end('Log out everywhere');
    await expectLogin(page);
    await other.goto(paths.settings);
    await expectLogin(other);
  },
);

test(
  'a customer adds an app, changes the password and removes the app by keyboard alone',
  { tag: ['@second-factor', '@full'] },
  async ({ page, applicant }) => {
    const press = async (name: string) => {
      await tabTo(page, page.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
    };
    await press(addTitle);
    await expect(dialog(page, addTitle).getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Enter');
    const app = await scan(page);
    await tabTo(page, dialog(page, addTitle).getByLabel('6-digit code'));
    await page.keyboard.type(await app.code());
    await page.keyboard.press('Enter');
    // The code field lost the focus, because it was disabled during the check. The message has the
    // focus instead.
    const news = (text: string) => apps(page).getByRole('status').filter({ hasText: text });
    await expect(news('Authenticator app was added')).toBeFocused();

    await press('Change password');
    await expect(page.getByLabel('Current Password')).toBeFocused();
    await page.keyboard.type(applicant.password);
    for (const label of ['New Password', 'Confirm New Password']) {
      await tabTo(page, page.getByLabel(label, { exact: true }));
      await page.keyboard.type(nextPassword);
    }
    await page.keyboard.press('Enter');
    await expect(toast(page, 'Password changed')).toBeVisible();
    await expect(dialog(page, 'Change password')).toBeHidden();
    await expect(securityPart(page, 'Password').getByRole('button')).toBeFocused();

    await tabTo(page, page.getByRole('button', { name: 'Remove Authenticator app' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('6-digit code')).toBeFocused();
    await page.keyboard.type(await app.code());
    await page.keyboard.press('Enter');
    await expect(news('Authenticator app was removed')).toBeFocused();
  },
);
