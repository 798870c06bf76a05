import { expect, type Page } from '@playwright/test';

const stub = (page: Page, provider: string) =>
  page.getByRole('heading', { level: 1, name: `Log in with ${provider}` });

/** Opens the fake provider's page from the login page. */
export async function openProvider(page: Page, provider: string): Promise<void> {
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await expect(stub(page, provider)).toBeVisible();
}

/** Enters an identity at the fake provider and allows the login. */
async function allow(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Allow' }).click();
}

/** Logs in through a provider, starting on the login page. */
export async function continueWith(page: Page, provider: string, email: string): Promise<void> {
  await openProvider(page, provider);
  await allow(page, email);
}
