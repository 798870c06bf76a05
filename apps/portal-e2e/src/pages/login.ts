import { sessionKey } from '@bank-bonuses/product/session-key';
import { paths } from '@bank-bonuses/product/routes';
import { expect, type Page } from '@playwright/test';
import { main } from './signedIn.ts';

export interface Credentials {
  email: string;
  password: string;
}

export async function submitLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Logs in through the login form, from any page, and expects Home. */
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

export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).click();
  await expectLogin(page);
}

export interface StoredSession {
  access_token: string;
  refresh_token: string;
}

/** Returns the session in the browser's storage; `undefined` if no one is signed in. */
export async function storedSession(page: Page): Promise<StoredSession | undefined> {
  const json = await page.evaluate((key) => localStorage.getItem(key), sessionKey);
  return json === null ? undefined : (JSON.parse(json) as StoredSession);
}

/** Replaces the session in the browser's storage. */
export async function storeSession(page: Page, session: object): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    sessionKey,
    JSON.stringify(session),
  ] as const);
}
