import { paths } from '@bank-bonuses/product/routes';
import { failedRequest } from '../../fixtures/guard.ts';
import { expectAccessible, expectStateAccessible } from '../../fixtures/page/axe.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { newApplicant } from '../../fixtures/people/applicants.ts';
import { addAuthenticatorApp } from '../../fixtures/people/authenticatorApp.ts';
import { removeByAdmin } from '../../fixtures/people/secondStep.ts';
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
  { tag: '@reset-password' },
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
    await expectStateAccessible(page, 'recovery, second step rejected');

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

test(
  'a recovery with the mailed code also asks for the second factor before the new password',
  { tag: ['@reset-password', '@full'] },
  async ({ page, sandbox, mailbox, applicant, openContext }) => {
    await registerCustomer(sandbox.url, mailbox, applicant);
    const app = await addAuthenticatorApp(sandbox.url, applicant);
    await requestReset(page, applicant.email);
    const { code } = await mailbox.newest(applicant.email, resetMail);
    const elsewhere = await (await openContext()).newPage();
    await elsewhere.goto(`${paths.resetPassword}?type=recovery`);
    await elsewhere.getByLabel('Email').fill(applicant.email);
    await elsewhere.getByLabel('6-digit code').fill(code ?? '');
    await elsewhere.getByRole('button', { name: 'Continue' }).click();
    await expect(elsewhere.getByText(/has a second step/)).toBeVisible();
    await elsewhere.getByLabel('6-digit code').fill(await app.code());
    await elsewhere.keyboard.press('Enter');
    await setNewPassword(elsewhere, newPassword);
    await expectLogin(elsewhere);
  },
);

test(
  'the owner is told about a squatter’s second factor, and recovers once support removes it',
  { tag: ['@reset-password', '@full'] },
  async ({ page, sandbox, mailbox, applicant, openContext, guard }) => {
    guard.allowConsole(failedRequest(400), failedRequest(401), failedRequest(403));
    // The squatter's account is confirmed, because a scanner in front of the owner's mailbox has
    // followed the link.
    const squatter = newApplicant({ email: applicant.email });
    await registerCustomer(sandbox.url, mailbox, squatter);
    const app = await addAuthenticatorApp(sandbox.url, squatter);
    const theirs = await (await openContext()).newPage();
    await theirs.goto(paths.login);
    await submitLogin(theirs, squatter);
    await theirs.getByLabel('6-digit code').fill(await app.code());
    await theirs.keyboard.press('Enter');
    await expect(theirs.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();

    await requestReset(page, applicant.email);
    await page.goto(await mailbox.newestLink(applicant.email, resetMail));
    const advice = page.getByText(/never set one up\? Your email alone cannot replace it/);
    await expect(advice).toContainText(/Contact \S+@\S+ from this email address/);

    await removeByAdmin(sandbox, app);
    await page.reload();
    await setNewPassword(page, newPassword);
    await expectLogin(page);
    await theirs.goto(paths.dashboard);
    await expectLogin(theirs);
    await submitLogin(theirs, squatter);
    await expect(theirs.getByText('Invalid login credentials')).toBeVisible();
  },
);
