import { paths } from '@bank-bonuses/product/routes';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { registerCustomer } from '../../fixtures/people/accounts.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin } from '../../pages/login.ts';
import { requestReset, setNewPassword, tokenHashLink } from '../../pages/resetPassword.ts';

const newPassword = 'Another-password-7';

test.beforeEach(async ({ sandbox, mailbox, applicant }) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
});

test(
  'a recovery link with a token hash works on another device, after Continue, by keyboard alone',
  { tag: '@sign-in' },
  async ({ page, mailbox, applicant, openContext }) => {
    await requestReset(page, applicant.email);
    const link = tokenHashLink(await mailbox.newestLink(applicant.email, 2));
    const elsewhere = await (await openContext()).newPage();

    // Simulates a mail scanner that also runs the page's script: opening and reloading the page
    // must not use up the link.
    await elsewhere.goto(link);
    const goOn = elsewhere.getByRole('button', { name: 'Continue' });
    await expect(goOn).toBeEnabled();
    await elsewhere.reload();
    await expect(goOn).toBeEnabled();
    await expectAccessible(elsewhere, 'recovery, link to verify');

    await tabTo(elsewhere, goOn);
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByLabel('New Password', { exact: true })).toBeFocused();
    await expect(elsewhere).toHaveURL(`${paths.resetPassword}?type=recovery`);
    await elsewhere.keyboard.type(newPassword);
    await tabTo(elsewhere, elsewhere.getByLabel('Confirm New Password', { exact: true }));
    await elsewhere.keyboard.type(newPassword);
    await elsewhere.keyboard.press('Enter');
    await expectLogin(elsewhere);
    await expect(elsewhere.getByLabel('Email')).toHaveValue(applicant.email);
    await submitLogin(elsewhere, { email: applicant.email, password: newPassword });
    await expectHome(elsewhere);
  },
);

test(
  'a customer sets a new password with the mailed code in any browser',
  { tag: '@sign-in' },
  async ({ page, mailbox, applicant, openContext }) => {
    await requestReset(page, applicant.email);
    const { code } = await mailbox.newest(applicant.email, 2);
    const elsewhere = await (await openContext()).newPage();
    await elsewhere.goto(`${paths.resetPassword}?type=recovery`);
    await elsewhere.getByLabel('Email').fill(applicant.email);
    await elsewhere.getByLabel('6-digit code').fill(code ?? '');
    await elsewhere.getByRole('button', { name: 'Continue' }).click();
    await setNewPassword(elsewhere, newPassword);
    await expectLogin(elsewhere);
    await submitLogin(elsewhere, { email: applicant.email, password: newPassword });
    await expectHome(elsewhere);
  },
);
