import { paths } from '@bank-bonuses/product/routes';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin } from '../../pages/login.ts';
import { expectScreen, main, screens } from '../../pages/signedIn.ts';
import { button, press } from '../../pages/wizardKeys.ts';

test('login, every screen and logout work by keyboard alone', async ({ page, sandbox }) => {
  const { email, password } = await earningCustomer(sandbox.url);
  await page.goto(paths.login);
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.insertText(email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.insertText(password);
  await page.keyboard.press('Enter');
  await expectHome(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await expect(main(page).getByText('Showing 1 to 5 of 23 results')).toBeVisible();
  await press(page, 'View as table');
  await expect(main(page).getByRole('table', { name: 'Earnings Overview' })).toBeVisible();
  await press(page, 'Next');
  await expect(main(page).getByText('Showing 6 to 10 of 23 results')).toBeVisible();
  await press(page, 'Invite Friends', 'Shift+Tab');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Copy link' }));
  await page.keyboard.press('Escape');
  await expect(button(page, 'Invite Friends')).toBeFocused();

  for (const { name } of screens.toReversed()) {
    await tabTo(page, page.getByRole('link', { name, exact: true }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectScreen(page, name);
    if (name === 'Settings') {
      await press(page, 'Show bank password');
      await expect(button(page, 'Hide bank password')).toBeFocused();
    }
    if (name === 'Bonuses') {
      await press(page, 'Details of Chase');
      const paid = main(page).getByText('Paid to you', { exact: true });
      await expect(paid.filter({ visible: true })).toHaveCount(1);
    }
  }
  await press(page, 'Logout', 'Shift+Tab');
  await expectLogin(page);
});
