import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { main, screens } from '../../pages/signedIn.ts';

test.beforeEach(async ({ sandbox, openSignedIn }) => {
  await openSignedIn(await earningCustomer(sandbox.url));
});

test('below 768 px the sidebar is a sheet over the page', { tag: '@shell' }, async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeHidden();
  const opener = page.getByRole('button', { name: 'Navigation', exact: true });
  const sheet = page.getByRole('dialog', { name: 'Navigation' });
  await page.reload();
  await expect(main(page).getByText('Showing 1 to 5 of 23 results')).toBeVisible();
  await page.keyboard.press('Control+b');
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(sheet.getByRole('link')).toHaveText(screens.map(({ name }) => name));
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Control+b');
  await sheet.getByRole('link', { name: 'Bonuses' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Bonuses' })).toBeFocused();
});
