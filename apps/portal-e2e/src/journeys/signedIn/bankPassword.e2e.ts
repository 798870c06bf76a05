import { paths } from '@bank-bonuses/product/routes';
import type { Page } from '@playwright/test';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { main } from '../../pages/signedIn.ts';

const password = 'Demo-Bank-Login-1';

const show = (page: Page) => page.getByRole('button', { name: 'Show bank password' });

async function reveal(page: Page) {
  await show(page).click();
  await expect(main(page).getByText(password, { exact: true })).toBeVisible();
}

async function expectHidden(page: Page) {
  await expect(show(page)).toBeVisible();
  expect(await page.content()).not.toContain(password);
}

test.beforeEach(async ({ page, sandbox, openSignedIn }) => {
  await page.clock.install();
  await openSignedIn(await earningCustomer(sandbox.url), { path: paths.settings });
});

test(
  'the bank password is shown on request, with its hint and note, and hidden after a time',
  { tag: '@settings' },
  async ({ page }) => {
    await expect(
      main(page).getByText("If this password doesn't work, add '!' at the end"),
    ).toBeVisible();
    await expect(
      main(page).getByText(
        "If you need a 2FA code when accessing an account, reach out to us and we'll get it for you.",
      ),
    ).toBeVisible();
    await expectHidden(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await reveal(page);
    await page.clock.runFor(29_900);
    await expect(main(page).getByText(password, { exact: true })).toBeVisible();
    await page.clock.runFor(200);
    await expectHidden(page);

    await reveal(page);
    await page.getByRole('button', { name: 'Hide bank password' }).click();
    await expectHidden(page);
  },
);
