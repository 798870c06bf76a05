import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { failedRequest } from '../../fixtures/guard.ts';
import { holdDelay } from '../../fixtures/network/hold.ts';
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
    const goOn = await holdDelay(page, 2_000);
    await setNewPassword(page, newPassword);
    await expect(page.getByText('Password has been updated successfully!')).toBeVisible();
    await expect(page).toHaveURL(`${paths.resetPassword}?type=recovery`);
    await goOn();
    await expectLogin(page);

    guard.allowConsole(failedRequest(400));
    await submitLogin(page, applicant);
    await expect(page.getByText('Invalid login credentials')).toBeVisible();
    await submitLogin(page, { email: applicant.email, password: newPassword });
    await expectHome(page);
  },
);
