import { blockStorage } from '../fixtures/browser/blockedStorage.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectLogin, logOut, signIn, submitLogin } from '../pages/login.ts';
import {
  expectScreen,
  goTo,
  hideAmountsButton,
  main,
  screens,
  sidebarButton,
} from '../pages/signedIn.ts';

const line = /session ends when you close or reload this tab/;

test.beforeEach(({ context }) => blockStorage(context));

test('every screen works without storage, and warns that the session ends with the tab', async ({
  page,
  sandbox,
}) => {
  await signIn(page, await earningCustomer(sandbox.url));
  for (const { name, filled } of screens) {
    if (name !== 'Home') await goTo(page, name);
    await expect(main(page).getByText(filled).first()).toBeVisible();
    await expect(main(page).getByText(line)).toBeVisible();
  }
  await sidebarButton(page).click();
  await expect(page.getByText('Welcome back')).toBeHidden();
  await sidebarButton(page).click();
  await hideAmountsButton(page).click();
  await expect(hideAmountsButton(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByLabel('Appearance').selectOption('Dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goBack();
  await expectScreen(page, 'Bonuses');

  await page.reload();
  await expectLogin(page);
  await submitLogin(page, await earningCustomer(sandbox.url));
  await expectScreen(page, 'Bonuses');
  await logOut(page);
});
