import { paths } from '@bank-bonuses/product/routes';
import { failedRequest } from '../fixtures/guard.ts';
import { registerCustomer } from '../fixtures/people/accounts.ts';
import { addAuthenticatorApp } from '../fixtures/people/authenticatorApp.ts';
import { demoCustomer } from '../fixtures/people/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { submitLogin } from '../pages/login.ts';
import { requestReset, tokenHashLink } from '../pages/resetPassword.ts';
import { draw } from './draw.ts';

test('an address that is not confirmed', async ({ page, sandbox, guard }) => {
  guard.allowConsole(failedRequest(400));
  await page.goto(paths.login);
  // Olivia has not confirmed her address.
  await submitLogin(page, await demoCustomer(sandbox.url, 'Olivia'));
  await page.getByRole('button', { name: 'Send a new confirmation email' }).click();
  await expect(page.getByText(/^We have sent a new confirmation email/)).toBeVisible();
  await draw(page, 'login-not-confirmed', []);
  await page.goto(`${paths.authCallback}?token_hash=unknown`);
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  await draw(page, 'confirm-address', []);
});

test('the ways to a new password', async ({ page, sandbox, mailbox, applicant }) => {
  await registerCustomer(sandbox.url, mailbox, applicant);
  await addAuthenticatorApp(sandbox.url, applicant);
  await requestReset(page, applicant.email);
  await draw(page, 'reset-password-sent', []);
  const link = await mailbox.newestLink(applicant.email, 3);
  await page.goto(tokenHashLink(link));
  await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  await draw(page, 'new-password-press', []);
  await page.goto(link);
  await expect(page.getByLabel('6-digit code')).toBeEnabled();
  await draw(page, 'new-password-second-step', []);
  await page.goto(link);
  await expect(page.getByText(/Some mail services open every link/)).toBeVisible();
  await draw(page, 'new-password-link-used', []);
});
