import { paths } from '@bank-bonuses/routes';
import { expectAccessible } from '../fixtures/axe.ts';
import { earningCustomer } from '../fixtures/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectLogin, signIn } from '../pages/login.ts';

test('the sign-in is accessible, also after a refusal', async ({ page, guard }) => {
  guard.allowConsole(/status of 400/);
  await page.goto(paths.login);
  await expectLogin(page);
  await expectAccessible(page, 'pristine');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong-password');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Invalid login credentials')).toBeVisible();
  await expectAccessible(page, 'refused');
});

test('the password reset is accessible in both modes', async ({ page }) => {
  await page.goto(paths.resetPassword);
  await expect(page.getByRole('heading', { name: 'Reset Password' })).toBeVisible();
  await expectAccessible(page, 'request');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText('Please enter your email address')).toBeVisible();
  await expectAccessible(page, 'request, invalid');
  await page.goto(`${paths.resetPassword}?type=recovery`);
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
  await expectAccessible(page, 'recovery without a session');
});

test('Home is accessible', async ({ page, sandbox }) => {
  await signIn(page, await earningCustomer(sandbox.url));
  await expectAccessible(page, 'Home');
});
