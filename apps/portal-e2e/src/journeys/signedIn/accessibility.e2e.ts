import type { Page } from '@playwright/test';
import { apiPattern, holdBack, refuse } from '../../fixtures/api.ts';
import { expectAccessible, looksInTurn } from '../../fixtures/axe.ts';
import { demoCustomers, earningCustomer } from '../../fixtures/customers.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signIn } from '../../pages/login.ts';
import { goTo, hideAmountsButton, main, screens } from '../../pages/signedIn.ts';

const apiFailure = /API call failed: (GET|PUT) \/api\/user\/[\w/-]+: \w+Error 500/;

const nextLooks = looksInTurn();
const look = (page: Page, state: string) => expectAccessible(page, state, nextLooks());

test.describe.configure({ timeout: 180_000 });

test('the signed-in screens are accessible while they load', async ({ page, sandbox }) => {
  const letGo = await holdBack(page, apiPattern);
  await signIn(page, await earningCustomer(sandbox.url));
  for (const { name } of screens) {
    await goTo(page, name);
    await expect(main(page).getByText(/^Loading your/)).toBeAttached();
    await look(page, `${name}, loading`);
  }
  letGo();
});

test('the signed-in screens are accessible with data', async ({ page, sandbox }) => {
  await signIn(page, await earningCustomer(sandbox.url));
  for (const { name, filled } of screens) {
    await goTo(page, name);
    await expect(main(page).getByText(filled).first()).toBeVisible();
    await look(page, name);
  }
  await goTo(page, 'Home');
  await page.getByRole('button', { name: 'View as table' }).click();
  await look(page, 'Home, the table of the chart');
  await hideAmountsButton(page).click();
  await look(page, 'Home, amounts hidden');
});

test('the signed-in screens are accessible without data', async ({ page, sandbox }) => {
  const [, newcomer] = await demoCustomers(sandbox.url);
  if (!newcomer) throw new Error('The sandbox has no new customer');
  await signIn(page, newcomer);
  for (const { name } of screens) {
    await goTo(page, name);
    await expect(main(page).getByText(/^Loading your/)).toHaveCount(0);
    await look(page, `${name}, empty`);
  }
});

test('the signed-in screens are accessible when they cannot load, or not refresh', async ({
  page,
  sandbox,
  guard,
}) => {
  guard.allowConsole(failedRequest(500), apiFailure);
  await refuse(page, '**');
  await signIn(page, await earningCustomer(sandbox.url));
  for (const { name } of screens) {
    await goTo(page, name);
    await expect(main(page).getByRole('button', { name: 'Try again' }).first()).toBeVisible();
    await look(page, `${name}, failed`);
  }
  await page.unroute('**/api/user/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('Member since')).toBeVisible();
  await refuse(page, '**');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(main(page).getByText('This page is not up to date')).toBeVisible();
  await look(page, 'Settings, not refreshed');
});

test('the settings are accessible while they are edited', async ({ page, sandbox, guard }) => {
  guard.allowConsole(failedRequest(500), apiFailure);
  await signIn(page, await earningCustomer(sandbox.url));
  await goTo(page, 'Settings');
  for (const section of ['email', 'phone', 'address', 'employment', 'IRS withholding']) {
    await page.getByRole('button', { name: `Edit ${section}` }).click();
  }
  await look(page, 'every section open');
  const phone = page.getByRole('form', { name: 'Edit phone' });
  await phone.getByLabel('Phone').fill('12');
  await refuse(page, 'profile', 500, 1);
  await phone.getByRole('button', { name: 'Save' }).click();
  await expect(main(page).getByText('Your changes were not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Show bank password' }).click();
  await expect(main(page).getByText('Demo-Bank-Login-1')).toBeVisible();
  await look(page, 'a failed save, and the bank password');
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page.getByRole('button', { name: 'Keep editing' })).toBeVisible();
  await look(page, 'the question before leaving');
});

test('what opens over the signed-in screens is accessible', async ({ page, sandbox }) => {
  await signIn(page, await earningCustomer(sandbox.url));
  await page.getByRole('button', { name: 'Earn $50' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'the invitation');
  await page.keyboard.press('Escape');
  await goTo(page, 'Settings');
  await page.getByRole('button', { name: 'Remove Consent' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await look(page, 'deleting the account');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole('button', { name: 'Navigation', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the navigation over the page', [
    { width: 360, colorScheme: 'light' },
    { width: 360, colorScheme: 'dark' },
  ]);
});
