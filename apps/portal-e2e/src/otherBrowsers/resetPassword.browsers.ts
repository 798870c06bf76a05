import { paths } from '@bank-bonuses/product/routes';
import { registerCustomer } from '../fixtures/people/accounts.ts';
import { expectHome, expectLogin, expectPath, submitLogin } from './steps.ts';
import { test } from './test.ts';

const newPassword = 'Another-password-7';

test('a customer sets a new password with the mailed link', async ({
  tab,
  sandbox,
  mailbox,
  applicant,
}) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
  await tab.open(`${sandbox.url}${paths.resetPassword}`);
  await tab.fill('Email', applicant.email);
  await tab.press('button', 'Send Reset Link');
  await tab.seesText('Password reset link has been sent to your email. Please check your inbox.');

  await tab.open(await mailbox.newestLink(applicant.email, 2));
  await tab.sees('heading', 'Set New Password');
  await expectPath(tab, `${paths.resetPassword}?type=recovery`);
  await tab.fill('New Password', newPassword);
  await tab.fill('Confirm New Password', newPassword);
  await tab.press('button', 'Update Password');
  await expectLogin(tab);
  await submitLogin(tab, { email: applicant.email, password: newPassword });
  await expectHome(tab);
});
