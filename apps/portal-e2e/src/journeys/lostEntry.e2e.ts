import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { lostRequest } from '../fixtures/guard.ts';
import { earningCustomer } from '../fixtures/people/customers.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectHome, signIn } from '../pages/login.ts';
import { expectScreen, main } from '../pages/signedIn.ts';

const startError = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'The portal could not be loaded completely.' });

/**
 * Opens a page whose script fails to load, and then loads the same page again with a working
 * connection.
 */
async function loseScript(page: Page, file: string, path: string): Promise<void> {
  const scripts = `**/assets/${file}-*.js`;
  await page.route(scripts, (route) => route.abort());
  await page.goto(path);
  await expect(startError(page)).toBeVisible();
  await page.unroute(scripts);
  await startError(page).getByRole('link', { name: 'load the page again' }).click();
  await expect(startError(page)).toBeHidden();
}

test.beforeEach(({ guard }) => guard.allowConsole(lostRequest, /dynamically imported module/));

for (const file of ['main', 'react']) {
  test(
    `a login page whose script '${file}' fails to load shows an error, and loads again`,
    { tag: ['@shell', '@full'] },
    async ({ page, sandbox }) => {
      await loseScript(page, file, paths.login);
      await signIn(page, await earningCustomer(sandbox.url));
    },
  );

  test(
    `a signed-in page whose script '${file}' fails to load shows an error, and loads again`,
    { tag: file === 'main' ? '@shell' : ['@shell', '@full'] },
    async ({ page, sandbox, openSignedIn }) => {
      await openSignedIn(await earningCustomer(sandbox.url));
      await loseScript(page, file, paths.dashboard);
      await expectHome(page);
      await expect(main(page).getByText('Showing 1 to 5 of 23 results')).toBeVisible();
      await loseScript(page, file, paths.settings);
      await expectScreen(page, 'Settings');
    },
  );
}
