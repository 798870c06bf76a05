import { paths } from '@bank-bonuses/product/routes';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectLogin } from '../../pages/login.ts';
import { goTo, main, screens, sidebarButton } from '../../pages/signedIn.ts';

const cookieName = 'bank-bonuses.sidebar';
const sevenDays = 604_800;

test.beforeEach(async ({ sandbox, openSignedIn }) => {
  await openSignedIn(await earningCustomer(sandbox.url));
});

test(
  'the sidebar names the customer and links to each page',
  { tag: '@shell' },
  async ({ page }) => {
    const side = page.getByRole('complementary', { name: 'Sidebar' });
    await expect(side.getByText('MT', { exact: true })).toBeVisible();
    await expect(side.getByText('Welcome back')).toBeVisible();
    await expect(side.getByText('maya.torres@example.com')).toBeVisible();
    await expect(side.getByRole('button', { name: 'Earn $50' })).toBeVisible();
    const links = side.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(screens.map(({ name }) => name));
    for (const { name, heading } of screens.toReversed()) {
      await goTo(page, name);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
      await expect(page).toHaveTitle(`${name} · Bank Bonuses User Portal`);
      await expect(side.getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
    }
    await side.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(page);
  },
);

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

test(
  'the sidebar shortcut does nothing while the customer types',
  { tag: ['@shell', '@full'] },
  async ({ page }) => {
    const side = page.getByText('Welcome back');
    await goTo(page, 'Settings');
    await page.getByRole('button', { name: 'Edit email' }).click();
    await page.getByRole('textbox', { name: 'Email' }).press('Control+b');
    await expect(side).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).press('Control+b');
    await expect(side).toBeHidden();
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

test(
  'the sidebar shortcut does not scroll a narrow page',
  { tag: ['@shell', '@full'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 700 });
    await expect(main(page).getByText('Showing 1 to 5 of 23 results')).toBeVisible();
    await page.evaluate(() => {
      (document.activeElement as HTMLElement).blur();
      scrollTo(0, 600);
    });
    const sheet = page.getByRole('dialog', { name: 'Navigation' });
    const place = () => page.evaluate(() => scrollY);
    await expect.poll(place).toBe(600);
    await page.keyboard.press('Control+b');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Navigation', exact: true })).toBeFocused();
    expect(await place()).toBe(600);
  },
);

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
