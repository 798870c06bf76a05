import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { lostRequest } from '../fixtures/guard.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome } from '../pages/login.ts';
import { main } from '../pages/signedIn.ts';

const startError = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The portal could not be loaded completely.' });

test(
  'a page whose script fails to load shows an error, and loads again',
  { tag: '@shell' },
  async ({ page, sandbox, openSignedIn, guard }) => {
    guard.allowConsole(lostRequest, /dynamically imported module/);
    await openSignedIn(await earningCustomer(sandbox.url));
    await page.route('**/assets/main-*.js', (route) => route.abort());
    await page.goto(paths.dashboard);
    await expect(startError(page)).toBeVisible();
    await page.unroute('**/assets/main-*.js');
    await startError(page).getByRole('link', { name: 'load the page again' }).click();
    await expect(startError(page)).toBeHidden();
    await expectHome(page);
    await expect(main(page).getByText('Showing 1 to 5 of 23 results')).toBeVisible();
  },
);
