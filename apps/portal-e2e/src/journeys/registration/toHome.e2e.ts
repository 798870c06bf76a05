import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin } from '../../pages/login.ts';
import { expectSuccess, fillWizard, submit } from '../../pages/wizard.ts';

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectLogin(page);
}

test(
  'a customer registers, confirms the address, logs in and sees Home',
  { tag: ['@registration', '@smoke', '@sign-up'] },
  async ({ page, mailbox, applicant }) => {
    await fillWizard(page, applicant);
    await submit(page);
    await expectSuccess(page);
    await page.getByRole('link', { name: 'Click Here to Log In' }).click();
    await expectLogin(page);

    await page.goto(await mailbox.newestLink(applicant.email));
    await expectHome(page);
    await expect(page.getByText(applicant.email)).toBeVisible();
    await logOut(page);
    await submitLogin(page, applicant);
    await expectHome(page);
    for (const name of ['Total Earned', 'Active Bonuses', 'Pending Bonuses'])
      await expect(page.getByText(name)).toBeVisible();
    await logOut(page);
    await page.goto(paths.dashboard);
    await expectLogin(page);
  },
);

test(
  'a customer who confirms in another browser logs in with the password',
  { tag: ['@registration', '@sign-up'] },
  async ({ page, mailbox, openContext, applicant }) => {
    await fillWizard(page, applicant, { idCard: 'passport', payment: 'wire' });
    await submit(page);
    await expectSuccess(page);
    await expectAccessible(page, 'success');

    const elsewhere = await (await openContext()).newPage();
    await elsewhere.goto(await mailbox.newestLink(applicant.email));
    await expect(elsewhere.getByText(/your email address is confirmed/i)).toBeVisible();
    await expectAccessible(elsewhere, 'callback, confirmed elsewhere');
    await page.getByRole('link', { name: 'Click Here to Log In' }).click();
    await submitLogin(page, applicant);
    await expectHome(page);
  },
);
