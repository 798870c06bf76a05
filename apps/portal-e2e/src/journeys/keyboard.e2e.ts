import { paths } from '@bank-bonuses/routes';
import type { Page } from '@playwright/test';
import { earningCustomer } from '../fixtures/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin } from '../pages/login.ts';

test('signing in and out needs the keyboard alone', async ({ page, sandbox }) => {
  const { email, password } = await earningCustomer(sandbox.url);
  await page.goto(paths.login);
  await tabTo(page, 'Email');
  await page.keyboard.type(email);
  await tabTo(page, 'Password');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectHome(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'Logout');
  await page.keyboard.press('Enter');
  await expectLogin(page);
});

/** Presses Tab until the element with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page
    .getByRole('textbox', { name })
    .or(page.getByLabel(name, { exact: true }))
    .or(page.getByRole('button', { name, exact: true }));
  await expect(target.first()).toBeEnabled();
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.first().evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${name}`);
}
