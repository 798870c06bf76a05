import { paths } from '@bank-bonuses/product/routes';
import { expect, type Page } from '@playwright/test';
import { submitLogin, type Credentials } from './login.ts';

export async function expectSecondStep(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible();
  await expect(page.getByLabel('6-digit code')).toBeEnabled();
}

/** Logs in with the password, from any page, and expects the second step. */
export async function openSecondStep(page: Page, credentials: Credentials): Promise<void> {
  await page.goto(paths.login);
  await submitLogin(page, credentials);
  await expectSecondStep(page);
}

/** Enters the code of the second factor during the login. */
export async function enterCode(page: Page, code: string): Promise<void> {
  await expectSecondStep(page);
  await page.getByLabel('6-digit code').fill(code);
  await page.getByRole('button', { name: 'Continue' }).click();
}
