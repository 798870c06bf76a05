import { paths } from '@bank-bonuses/product/routes';
import { failedRequest } from '../../fixtures/guard.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin, submitLogin } from '../../pages/login.ts';
import { errorBox, fillWizard, submit } from '../../pages/wizard.ts';

test(
  'the typed address is passed from login to reset and back, but never through URL or storage',
  { tag: ['@reset-password', '@full'] },
  async ({ page, applicant, guard }) => {
    guard.allowConsole(failedRequest(400));
    const field = page.getByLabel('Email');
    await page.goto(paths.login);
    await submitLogin(page, applicant);
    await expect(page.getByText('Invalid login credentials')).toBeVisible();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect(field).toHaveValue(applicant.email);
    await page.reload();
    await expect(field).toHaveValue(applicant.email);

    await field.fill(`other.${applicant.email}`);
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expectLogin(page);
    await expect(field).toHaveValue(`other.${applicant.email}`);
    await page.reload();
    await expect(field).toHaveValue(`other.${applicant.email}`);

    const name = applicant.email.slice(0, applicant.email.indexOf('@'));
    expect(guard.urls.filter((url) => url.includes(name))).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain(name);
  },
);

test(
  'the wizard passes an already registered address to the login page',
  { tag: ['@reset-password', '@full'] },
  async ({ page, sandbox, mailbox, applicant }) => {
    await registerCustomer(sandbox.url, mailbox, applicant);
    await fillWizard(page, { ...applicant, password: 'Another-password-7' }, { payment: 'wire' });
    await submit(page);
    await errorBox(page).getByRole('link', { name: 'reset your password' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(applicant.email);
    await page.getByRole('link', { name: 'Back to Login' }).click();
    await expectLogin(page);
    await expect(page.getByLabel('Email')).toHaveValue(applicant.email);
  },
);
