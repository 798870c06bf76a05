import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin } from '../../pages/login.ts';
import { requestReset, setNewPassword } from '../../pages/resetPassword.ts';

const newPassword = 'Another-password-7';

test(
  'a customer sets a new password with the mailed link, and the old password no longer works',
  { tag: ['@sign-in', '@every-browser'] },
  async ({ page, sandbox, mailbox, applicant, guard }) => {
    await registerCustomer(sandbox.url, mailbox, applicant);
    await requestReset(page, applicant.email);
    await page.goto(await mailbox.newestLink(applicant.email, 2));
    await expect(page).toHaveURL(`${paths.resetPassword}?type=recovery`);
    await expect(page.getByLabel('New Password', { exact: true })).toBeEnabled();
    await expectAccessible(page, 'recovery');
    await setNewPassword(page, newPassword);
    await expectLogin(page);

    guard.allowConsole(failedRequest(400));
    await submitLogin(page, applicant);
    await expect(page.getByText('Invalid login credentials')).toBeVisible();
    await submitLogin(page, { email: applicant.email, password: newPassword });
    await expectHome(page);
  },
);
