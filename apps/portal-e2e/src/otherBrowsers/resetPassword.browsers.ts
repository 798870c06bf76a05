import { paths } from '@bank-bonuses/routes';
import { registerCustomer } from '../fixtures/accounts.ts';
import { expectHome, expectLogin, expectPath, submitLogin } from './steps.ts';
import { test } from './test.ts';

const newPassword = 'Another-password-7';

test('the mailed link sets a new password', async ({ tab, sandbox, mailbox, person }) => {
  await registerCustomer(sandbox.url, mailbox, person);
  await tab.open(`${sandbox.url}${paths.resetPassword}`);
  await tab.fill('Email', person.email);
  await tab.press('button', 'Send Reset Link');
  await tab.seesText('Password reset link has been sent to your email. Please check your inbox.');

  await tab.open(await mailbox.newestLink(person.email, 2));
  await tab.sees('heading', 'Set New Password');
  await expectPath(tab, `${paths.resetPassword}?type=recovery`);
  await tab.fill('New Password', newPassword);
  await tab.fill('Confirm New Password', newPassword);
  await tab.press('button', 'Update Password');
  await expectLogin(tab);
  await submitLogin(tab, { email: person.email, password: newPassword });
  await expectHome(tab);
});
