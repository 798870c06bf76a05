import { paths } from '@bank-bonuses/product/routes';
import { apiPattern, holdBack, mockFailure } from '../../fixtures/network/api.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { demoCustomers, earningCustomer } from '../../fixtures/people/customers.ts';
import { failedRequest, lostRequest } from '../../fixtures/guard.ts';
import { holdNext } from '../../fixtures/network/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import {
  goTo,
  hideAmountsButton,
  main,
  screens,
  sidebarButton,
  toast,
} from '../../pages/signedIn.ts';

const apiFailure = /API call failed: (GET|PUT) \/api\/user\/[\w/-]+: \w+Error 500/;

/** The only widths at which the navigation covers the page. */
const phones = [360];

test.describe.configure({ timeout: 180_000 });

test(
  'the signed-in screens have no accessibility violations while they load',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    const letGo = await holdBack(page, apiPattern);
    await openSignedIn(await earningCustomer(sandbox.url));
    for (const { name } of screens) {
      await goTo(page, name);
      // Uses the first text, because Settings has two: its authenticator apps are loaded from the
      // sign-in service.
      await expect(
        main(page)
          .getByText(/^Loading your/)
          .first(),
      ).toBeAttached();
      await expectAccessible(page, `${name}, loading`);
    }
    letGo();
  },
);

test(
  'the signed-in screens have no accessibility violations with data',
  { tag: ['@shell', '@full'] },
  async ({ page, context, sandbox, guard, openSignedIn }) => {
    guard.allowConsole(failedRequest(500), lostRequest, /API call failed: GET \/api\/user\//);
    await openSignedIn(await earningCustomer(sandbox.url));
    for (const { name, filled } of screens) {
      await goTo(page, name);
      await expect(main(page).getByText(filled).first()).toBeVisible();
      await expectAccessible(page, name);
    }
    await goTo(page, 'Home');
    await page.getByRole('button', { name: 'View as table' }).click();
    await expectAccessible(page, 'Home, the table of the chart');
    const goOn = await holdNext(page, '**/task-completions?*');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expectAccessible(page, 'Home, downloading');
    await mockFailure(page, 'task-completions?*');
    await goOn((route) => route.fulfill({ status: 500 }));
    // The notice moves the table's buttons, so it must be visible before a button is pressed.
    await expect(main(page).getByText('The activity could not be downloaded')).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(main(page).getByText('Failed to fetch task completions')).toHaveCount(2);
    await expectAccessible(page, 'Home, a failed page of the activity and a failed download');

    await hideAmountsButton(page).click();
    await expectAccessible(page, 'Home, amounts hidden');
    await sidebarButton(page).click();
    await context.setOffline(true);
    await expect(page.getByRole('banner').getByText('You are offline.')).toBeVisible();
    for (const { name, filled } of screens.slice(1)) {
      await sidebarButton(page).click();
      await goTo(page, name);
      await expect(main(page).getByText(filled).first()).toBeVisible();
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(main(page).getByText('This page is not up to date')).toBeVisible();
      await sidebarButton(page).click();
      await expectAccessible(
        page,
        `${name}, offline, not refreshed, amounts hidden, without the sidebar`,
      );
    }
  },
);

test(
  'the signed-in screens have no accessibility violations without data',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    const [, newcomer] = await demoCustomers(sandbox.url);
    if (!newcomer) throw new Error('The sandbox has no new customer');
    await openSignedIn(newcomer);
    for (const { name } of screens) {
      await goTo(page, name);
      await expect(main(page).getByText(/^Loading your/)).toHaveCount(0);
      await expectAccessible(page, `${name}, empty`);
    }
  },
);

test(
  'the signed-in screens have no accessibility violations when a load or refresh fails',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox, guard, openSignedIn }) => {
    guard.allowConsole(failedRequest(500), apiFailure);
    await mockFailure(page, '**');
    await openSignedIn(await earningCustomer(sandbox.url));
    for (const { name } of screens) {
      await goTo(page, name);
      await expect(main(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible();
      await expectAccessible(page, `${name}, failed`);
    }
    await page.unroute('**/api/user/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(main(page).getByText('Member since')).toBeVisible();
    await mockFailure(page, '**');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(main(page).getByText('This page is not up to date')).toBeVisible();
    await expectAccessible(page, 'Settings, not refreshed');
  },
);

test(
  'Settings has no accessibility violations while editing',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox, guard, openSignedIn }) => {
    guard.allowConsole(failedRequest(500), apiFailure);
    await openSignedIn(await earningCustomer(sandbox.url), { path: paths.settings });
    for (const section of ['email', 'phone', 'address', 'employment', 'IRS withholding']) {
      await page.getByRole('button', { name: `Edit ${section}` }).click();
    }
    await expectAccessible(page, 'every section open');
    const phone = page.getByRole('form', { name: 'Edit phone' });
    await phone.getByLabel('Phone').fill('12');
    const goOn = await holdNext(page, '**/api/user/profile');
    await phone.getByRole('button', { name: 'Save' }).click();
    await expect(phone).toHaveAttribute('aria-busy', 'true');
    await expectAccessible(page, 'saving');
    await goOn((route) => route.fulfill({ status: 500 }));
    await expect(main(page).getByText('Your changes were not saved')).toBeVisible();
    // A toast could cover the checked content.
    await toast(page, 'Failed to update profile').getByRole('button', { name: 'Dismiss' }).click();
    await expect(toast(page, 'Failed to update profile')).toBeHidden();
    await page.getByRole('button', { name: 'Show bank password' }).click();
    await expect(main(page).getByText('Demo-Bank-Login-1')).toBeVisible();
    await expectAccessible(page, 'a failed save, and the bank password');
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeVisible();
    await expectAccessible(page, 'the leave dialog');
  },
);

test(
  'dialogs over the signed-in screens have no accessibility violations',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox, guard, openSignedIn }) => {
    guard.allowConsole(/^warning: Account deletion requested \(/);
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () =>
        Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await openSignedIn(await earningCustomer(sandbox.url));
    await page.getByRole('button', { name: 'Invite Friends' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the invitation');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast(page, 'Error')).toBeVisible();
    await expectAccessible(page, 'the invitation that could not be copied');
    await page.keyboard.press('Escape');
    await expect(toast(page, 'Error')).toBeHidden();
    await goTo(page, 'Settings');
    await page.getByRole('button', { name: 'Remove Consent' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'deleting the account');
    await page.getByLabel('Type DELETE ACCOUNT to confirm').fill('DELETE ACCOUNT');
    await expectAccessible(page, 'deleting the account, confirmed');
    await page.getByRole('button', { name: 'Delete Account' }).click();
    await expect(main(page).getByText('Please send your request by email too')).toBeVisible();
    await expectAccessible(page, 'consent removed');
    await page.setViewportSize({ width: 360, height: 800 });
    await page.getByRole('button', { name: 'Navigation', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'the navigation over the page', phones);
    const sheet = page.getByRole('dialog', { name: 'Navigation' });
    await sheet.getByRole('button', { name: 'Earn $50' }).click();
    const invitation = page.getByRole('dialog', { name: 'Invite Friends & Earn Rewards' });
    await expect(invitation).toBeVisible();
    await expectAccessible(page, 'the invitation over the navigation', phones);
    await page.keyboard.press('Escape');
    await expect(invitation).toBeHidden();
    await expect(sheet.getByRole('button', { name: 'Earn $50' })).toBeFocused();
  },
);
