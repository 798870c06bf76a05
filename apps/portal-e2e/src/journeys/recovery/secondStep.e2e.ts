import { paths } from '@bank-bonuses/product/routes';
import { failedRequest } from '../../fixtures/guard.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { addAuthenticatorApp } from '../../fixtures/people/authenticatorApp.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin, submitLogin } from '../../pages/login.ts';
import { requestReset, setNewPassword } from '../../pages/resetPassword.ts';

const newPassword = 'Another-password-7';
/**
 * Number of the mail with the reset link: the owner has already received the confirmation, and a
 * notice about the new second factor.
 */
const resetMail = 3;

test(
  'the recovery link asks for the second factor before the new password, by keyboard alone',
  { tag: '@sign-in' },
  async ({ page, sandbox, mailbox, applicant, guard }) => {
    guard.allowConsole(failedRequest(422));
    await registerCustomer(sandbox.url, mailbox, applicant);
    const app = await addAuthenticatorApp(sandbox.url, applicant);
    await requestReset(page, applicant.email);
    await page.goto(await mailbox.newestLink(applicant.email, resetMail));
    const code = page.getByLabel('6-digit code');
    await expect(code).toBeEnabled();
    await expect(page.getByLabel('New Password', { exact: true })).toBeHidden();
    await expectAccessible(page, 'recovery, second step');

    await tabTo(page, code);
    await page.keyboard.type(app.wrongCode());
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^This code is incorrect/)).toBeVisible();
    await expectAccessible(page, 'recovery, second step rejected');

    // Signed-in screens stay locked during the recovery.
    const tab = await page.context().newPage();
    await tab.goto(paths.dashboard);
    await expect(tab.getByRole('heading', { name: 'One more step' })).toBeVisible();
    await tab.close();

    await code.fill(await app.code());
    await page.keyboard.press('Enter');
    await setNewPassword(page, newPassword);
    await expectLogin(page);
    await submitLogin(page, { email: applicant.email, password: newPassword });
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  },
);
