import { paths } from '@bank-bonuses/routes';
import { expect, type Page } from '@playwright/test';
import { main } from './signedIn.ts';

export interface Credentials {
  email: string;
  password: string;
}

export async function submitLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** From anywhere to Home, through the form. */
export async function signIn(page: Page, credentials: Credentials): Promise<void> {
  await page.goto(paths.login);
  await submitLogin(page, credentials);
  await expectHome(page);
}

export async function expectHome(page: Page): Promise<void> {
  await expect(page).toHaveURL(paths.dashboard);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
}

export async function expectLogin(page: Page): Promise<void> {
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
}

export interface StoredSession {
  access_token: string;
  refresh_token: string;
}

/** The session as the browser keeps it. */
export async function storedSession(page: Page): Promise<StoredSession | undefined> {
  const json = await page.evaluate(() =>
    Object.keys(localStorage)
      .map((key) => localStorage.getItem(key) ?? '')
      .find((value) => value.includes('access_token')),
  );
  return json === undefined ? undefined : (JSON.parse(json) as StoredSession);
}
