import AxeBuilder from '@axe-core/playwright';
import { paths } from '@bank-bonuses/routes';
import type { Page } from '@playwright/test';
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

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [360, 768, 1280];
const narrowest = 320;

/** axe at three widths, and no sideways scrolling at the narrowest. */
async function expectAccessible(page: Page, state: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode().analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join(' ')}`);
    expect(found, `${state} at ${width} px`).toEqual([]);
  }
  await page.setViewportSize({ width: narrowest, height: 900 });
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow, `${state}: sideways scroll at ${narrowest} px`).toBe(0);
}

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
  test.setTimeout(120_000);
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
