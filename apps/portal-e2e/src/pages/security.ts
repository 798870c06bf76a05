import { expect, type Locator, type Page } from '@playwright/test';
import { Authenticator } from '../fixtures/people/authenticator.ts';

const addTitle = 'Add an authenticator app';

/** Returns a section of the Security card. */
export const securityPart = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

export const dialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name, exact: true });

/** Returns an authenticator app with the secret that the dialog shows. */
async function scan(page: Page): Promise<Authenticator> {
  const key = dialog(page, addTitle).getByRole('code');
  await expect(key).toHaveText(/^([A-Z2-7]{4} ?)+$/);
  return new Authenticator((await key.textContent()) ?? '');
}

export async function addApp(page: Page, name: string): Promise<Authenticator> {
  await page.getByRole('button', { name: addTitle }).click();
  const window = dialog(page, addTitle);
  await window.getByLabel('Name').fill(name);
  await window.getByRole('button', { name: 'Continue' }).click();
  const app = await scan(page);
  await window.getByLabel('6-digit code').fill(await app.code());
  await window.getByRole('button', { name: 'Confirm' }).click();
  await expect(window).toBeHidden();
  return app;
}
