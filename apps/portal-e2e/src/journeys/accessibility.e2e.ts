import { paths } from '@bank-bonuses/routes';
import { expectAccessible } from '../fixtures/axe.ts';
import { earningCustomer } from '../fixtures/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectLogin, signIn } from '../pages/login.ts';
import {
  expectRefusal,
  expectStep,
  fillAccount,
  fillAddress,
  fillPersonal,
  fillSecurity,
  next,
  openWizard,
  submit,
} from '../pages/wizard.ts';

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

test('every step of the registration is accessible, pristine and invalid', async ({
  page,
  person,
}) => {
  // Thirty looks by axe.
  test.setTimeout(240_000);
  const steps = [
    { name: 'Account', fill: fillAccount },
    { name: 'Personal', fill: fillPersonal },
    { name: 'Address', fill: fillAddress },
    { name: 'Security', fill: fillSecurity },
  ];
  await openWizard(page);
  for (const [index, { name, fill }] of steps.entries()) {
    await expectStep(page, index + 1, name);
    await expectAccessible(page, `${name}, pristine`);
    await next(page);
    await expectRefusal(page);
    await expectAccessible(page, `${name}, invalid`);
    await fill(page, person);
    await next(page);
  }
  await expectStep(page, 5, 'Sign Up');
  await expectAccessible(page, 'Sign Up, pristine');
  await page.getByRole('radio', { name: /^Card/ }).check();
  await submit(page);
  await expectRefusal(page);
  await expectAccessible(page, 'Sign Up, invalid');
});

test('Home is accessible', async ({ page, sandbox }) => {
  await signIn(page, await earningCustomer(sandbox.url));
  await expectAccessible(page, 'Home');
});
