import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import {
  addAuthenticatorApp,
  type AuthenticatorApp,
} from '../../fixtures/people/authenticatorApp.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin } from '../../pages/login.ts';
import { expectSecondStep } from '../../pages/secondFactor.ts';

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
