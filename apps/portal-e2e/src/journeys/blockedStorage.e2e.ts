import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../fixtures/people/accounts.ts';
import { blockStorage } from '../fixtures/browser/blockedStorage.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin, signIn, submitLogin } from '../pages/login.ts';
import { requestReset, setNewPassword } from '../pages/resetPassword.ts';
import {
  expectScreen,
  goTo,
  hideAmountsButton,
  main,
  screens,
  sidebarButton,
} from '../pages/signedIn.ts';
import { expectSuccess, fillWizard, submit } from '../pages/wizard.ts';

const line = /session ends when you close or reload this tab/;

test.beforeEach(({ context }) => blockStorage(context));

test(
  'every screen works without storage, and warns that the session ends with the tab',
  { tag: '@shell' },
  async ({ page, sandbox }) => {
    await signIn(page, await earningCustomer(sandbox.url));
    for (const { name, filled } of screens) {
      if (name !== 'Home') await goTo(page, name);
      await expect(main(page).getByText(filled).first()).toBeVisible();
      await expect(main(page).getByText(line)).toBeVisible();
    }
    await sidebarButton(page).click();
    await expect(page.getByText('Welcome back')).toBeHidden();
    await sidebarButton(page).click();
    await hideAmountsButton(page).click();
    await expect(hideAmountsButton(page)).toHaveAttribute('aria-pressed', 'true');
    await page.getByLabel('Appearance').selectOption('Dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.goBack();
    await expectScreen(page, 'Bonuses');

    await page.reload();
    await expectLogin(page);
    await submitLogin(page, await earningCustomer(sandbox.url));
    await expectScreen(page, 'Bonuses');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(page);
  },
);

test(
  'a customer registers, confirms the address and logs in without storage',
  { tag: ['@shell', '@full'] },
  async ({ page, mailbox, applicant }) => {
    await fillWizard(page, applicant, { idCard: 'passport' });
    await submit(page);
    await expectSuccess(page);
    await page.goto(await mailbox.newestLink(applicant.email));
    await expect(page.getByText(/your email address is confirmed/i)).toBeVisible();
    await page.getByRole('link', { name: 'Log in' }).click();
    await submitLogin(page, applicant);
    await expectHome(page);
  },
);

test(
  'a customer sets a new password with the mailed code, without storage',
  { tag: ['@shell', '@full'] },
  async ({ page, sandbox, mailbox, applicant }) => {
    await registerCustomer(sandbox.url, mailbox, applicant);
    await requestReset(page, applicant.email);
    const { code } = await mailbox.newest(applicant.email, 2);
    await page.goto(`${paths.resetPassword}?type=recovery`);
    await page.getByLabel('Email').fill(applicant.email);
    await page.getByLabel('6-digit code').fill(code ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await setNewPassword(page, 'Another-password-7');
    await expectLogin(page);
    await submitLogin(page, { email: applicant.email, password: 'Another-password-7' });
    await expectHome(page);
  },
);
