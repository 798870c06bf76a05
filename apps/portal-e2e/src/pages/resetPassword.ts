import { paths } from '@bank-bonuses/product/routes';
import { expect, type Page } from '@playwright/test';

export async function requestReset(page: Page, email: string): Promise<void> {
  await page.goto(paths.resetPassword);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(
    page.getByText('Password reset link has been sent to your email. Please check your inbox.'),
  ).toBeVisible();
}

export async function setNewPassword(page: Page, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Set New Password' })).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm New Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Update Password' }).click();
}

/**
 * Converts a mailed link to a link with the token hash, which leads directly to the portal. A mail
 * template can contain either kind of link.
 */
export function tokenHashLink(mailedLink: string): string {
  const { searchParams } = new URL(mailedLink);
  const query = new URLSearchParams({
    token_hash: searchParams.get('token') ?? '',
    type: searchParams.get('type') ?? '',
  });
  return `${paths.resetPassword}?${query.toString()}`;
}
