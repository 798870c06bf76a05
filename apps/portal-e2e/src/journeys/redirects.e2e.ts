import { paths, signedInPages } from '@bank-bonuses/product/routes';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, expectLogin, submitLogin } from '../pages/login.ts';

test.describe('signed out', () => {
  for (const path of [paths.root, '/nobody/knows/this', ...signedInPages]) {
    test(`${path} redirects to the login page`, { tag: ['@shell', '@full'] }, async ({ page }) => {
      await page.goto(path);
      await expectLogin(page);
    });
  }

  test('the public pages do not redirect', { tag: ['@shell', '@full'] }, async ({ page }) => {
    for (const [path, heading] of [
      [paths.login, 'Welcome back'],
      [paths.register, 'Bank Bonuses User Portal'],
      [paths.resetPassword, 'Reset Password'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page).toHaveURL(path);
    }
  });

  test(
    'a login after a redirect to the login page opens Home',
    { tag: '@shell' },
    async ({ page, sandbox }) => {
      await page.goto(paths.dashboard);
      await expectLogin(page);
      await submitLogin(page, await earningCustomer(sandbox.url));
      await expectHome(page);
    },
  );
});

test.describe('signed in', () => {
  test.beforeEach(async ({ sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url));
  });

  for (const path of [paths.root, paths.login, paths.register, '/nobody/knows/this']) {
    test(`${path} redirects to Home`, { tag: ['@shell', '@full'] }, async ({ page }) => {
      await page.goto(path);
      await expectHome(page);
    });
  }

  test('a reload of Home opens Home again', { tag: ['@shell', '@full'] }, async ({ page }) => {
    await page.reload();
    await expectHome(page);
  });
});
