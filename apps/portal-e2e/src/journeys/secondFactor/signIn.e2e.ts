import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import {
  addAuthenticatorApp,
  type AuthenticatorApp,
} from '../../fixtures/people/authenticatorApp.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, storedSession } from '../../pages/login.ts';
import { enterCode, expectSecondStep, openSecondStep } from '../../pages/secondFactor.ts';

let app: AuthenticatorApp;

test.beforeEach(async ({ sandbox, mailbox, applicant }) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
  app = await addAuthenticatorApp(sandbox.url, applicant);
});

test(
  'password and code open the requested page by keyboard alone',
  { tag: ['@second-factor', '@smoke'] },
  async ({ page, applicant }) => {
    await page.goto(paths.settings);
    await expectLogin(page);
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(applicant.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(applicant.password);
    await page.keyboard.press('Enter');

    await expectSecondStep(page);
    await expect(page).toHaveURL(paths.settings);
    await expect(page).toHaveTitle(/^One more step/);
    await expect(page.getByLabel('6-digit code')).toBeFocused();
    await expectAccessible(page, 'second step');
    await page.keyboard.type(await app.code());
    await page.keyboard.press('Enter');
    const settings = page.getByRole('heading', { level: 1, name: 'Settings' });
    await expect(settings).toBeVisible();
    await expect(settings).toBeFocused();
    await expect(page).toHaveTitle(/^Settings/);
    await page.reload();
    await expect(settings).toBeVisible();
  },
);

test(
  'one code opens the pages of three tabs, and one logout ends them',
  { tag: ['@second-factor', '@full'] },
  async ({ page, context, applicant }) => {
    await openSecondStep(page, applicant);
    const accounts = await context.newPage();
    await accounts.goto(paths.accounts);
    const bonuses = await context.newPage();
    await bonuses.goto(paths.bonuses);
    await expectSecondStep(accounts);
    await expectSecondStep(bonuses);

    await enterCode(accounts, await app.code());
    await expect(accounts.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();
    await expect(bonuses.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeVisible();
    await expectHome(page);

    await bonuses.getByRole('button', { name: 'Logout' }).click();
    for (const tab of [bonuses, accounts, page]) await expectLogin(tab);
  },
);

test(
  'a customer with a lost device, or another person, can leave the code page',
  { tag: ['@second-factor', '@full'] },
  async ({ page, applicant }) => {
    await openSecondStep(page, applicant);
    await page.getByRole('button', { name: 'Lost your device?' }).click();
    await expect(page.getByText(/Have ready: your full name/)).toContainText(applicant.email);
    await expectAccessible(page, 'second step, lost device');
    await page.getByRole('button', { name: 'Use another account' }).click();
    await expectLogin(page);
    expect(await storedSession(page)).toBeUndefined();
  },
);
