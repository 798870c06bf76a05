import { paths } from '@bank-bonuses/product/routes';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { main, screens, sidebarButton } from '../../pages/signedIn.ts';

const cookieName = 'bank-bonuses.sidebar';
const sevenDays = 604_800;

test.beforeEach(async ({ sandbox, openSignedIn }) => {
  await openSignedIn(await earningCustomer(sandbox.url));
});

test(
  'a shortcut opens and closes the sidebar, whose state is stored for seven days',
  { tag: ['@shell', '@full'] },
  async ({ page, context }) => {
    const side = page.getByText('Welcome back');
    for (const keys of ['Control+Shift+B', 'Control+Alt+B', 'Shift+B', 'b']) {
      await page.keyboard.press(keys);
      await expect(side, keys).toBeVisible();
    }
    await page.keyboard.press('Control+b');
    await expect(side).toBeHidden();
    await page.keyboard.press('Meta+b');
    await expect(side).toBeVisible();
    await page.getByLabel('Appearance').focus();
    await page.keyboard.press('Control+b');
    await expect(side).toBeHidden();
    await page.keyboard.press('Control+b');
    await expect(side).toBeVisible();
    const before = Date.now() / 1000;
    await page.keyboard.press('Control+b');
    await expect(side).toBeHidden();
    const kept = async () => (await context.cookies()).find(({ name }) => name === cookieName);
    await expect.poll(async () => (await kept())?.value).toBe('collapsed');
    const expires = (await kept())?.expires;
    // The cookie's lifetime starts when it is stored, which is between `before` and now.
    expect(expires).toBeGreaterThanOrEqual(before + sevenDays - 1);
    expect(expires).toBeLessThanOrEqual(Date.now() / 1000 + sevenDays + 1);

    await page.reload();
    await expect(main(page)).toBeVisible();
    await expect(side).toBeHidden();
    await page.getByRole('link', { name: 'Accounts', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your Bank Accounts' })).toBeFocused();
    await expect(sidebarButton(page)).toHaveAttribute('aria-expanded', 'false');
    await sidebarButton(page).click();
    await expect(side).toBeVisible();
  },
);

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

test('the first Tab reaches the skip link', { tag: ['@shell', '@full'] }, async ({ page }) => {
  await page.goto(paths.accounts);
  await expect(main(page).getByText('Hub Account').first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
});
