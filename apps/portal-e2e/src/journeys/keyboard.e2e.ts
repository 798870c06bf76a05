import { paths } from '@bank-bonuses/product/routes';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { tabTo } from '../fixtures/page/focus.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin } from '../pages/login.ts';

test(
  'login and logout work by keyboard alone',
  { tag: ['@login', '@smoke'] },
  async ({ page, sandbox }) => {
    const { email, password } = await earningCustomer(sandbox.url);
    await page.goto(paths.login);
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expectHome(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await tabTo(page, page.getByRole('button', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await expectLogin(page);
  },
);
