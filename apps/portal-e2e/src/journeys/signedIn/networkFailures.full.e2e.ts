import type { BrowserContext, Page } from '@playwright/test';
import { apiPattern } from '../../fixtures/network/api.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { lostRequest } from '../../fixtures/guard.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, main, toast } from '../../pages/signedIn.ts';

interface BrowserDeps {
  page: Page;
  context: BrowserContext;
}

const abort = (reason: string) => ({
  begin: ({ page }: BrowserDeps) => page.route(apiPattern, (route) => route.abort(reason)),
  end: ({ page }: BrowserDeps) => page.unroute(apiPattern),
});

/**
 * Network failures that need a real browser; the thirteen mock failures are tested without a
 * browser.
 */
const networkFailures = {
  offline: {
    begin: ({ context }: BrowserDeps) => context.setOffline(true),
    end: ({ context }: BrowserDeps) => context.setOffline(false),
  },
  refused: abort('connectionrefused'),
  cut: abort('connectionreset'),
};

for (const [name, networkFailure] of Object.entries(networkFailures))
  test(
    `a network failure ('${name}') loses no data, and all screens continue afterwards`,
    { tag: ['@shell', '@full'] },
    async ({ page, context, sandbox, guard, openSignedIn }) => {
      guard.allowConsole(
        lostRequest,
        /API call failed: (GET|PUT) \/api\/user\/[\w/-]+: NetworkError/,
      );
      const deps = { page, context };
      await openSignedIn(await earningCustomer(sandbox.url));
      await expect(main(page).getByText('Showing 1 to 5 of 23 results')).toBeVisible();
      await goTo(page, 'Settings');
      await page.getByRole('button', { name: 'Edit phone' }).click();
      await page.getByRole('textbox', { name: 'Phone' }).fill('5550100000');

      await networkFailure.begin(deps);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page, 'Failed to update profile')).toContainText('internet connection');
      await page.getByRole('button', { name: 'Edit again' }).click();
      await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('5550100000');
      await page.getByRole('button', { name: 'Cancel' }).click();

      await goTo(page, 'Home');
      await main(page).getByRole('button', { name: 'Next' }).click();
      const activity = page.getByRole('region', { name: 'Recent Activity' });
      await expect(activity.getByRole('alert')).toContainText('Failed to fetch task completions');
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(main(page).getByText('This page is not up to date')).toBeVisible();

      await networkFailure.end(deps);
      await activity.getByRole('button', { name: 'Try again' }).click();
      await expect(activity.getByText('Showing 6 to 10 of 23 results')).toBeVisible();
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(main(page).getByText('This page is not up to date')).toBeHidden();
    },
  );

test(
  'the banner says that the browser is offline, and when it is online again',
  { tag: ['@shell', '@full'] },
  async ({ page, context, sandbox, guard, openSignedIn }) => {
    guard.allowConsole(lostRequest, /API call failed/);
    await openSignedIn(await earningCustomer(sandbox.url));
    await expect(main(page).getByText(/^Showing 1 to 5/)).toBeVisible();
    const bar = page.getByRole('banner');
    await context.setOffline(true);
    await expect(bar.getByText('You are offline.')).toBeVisible();
    await context.setOffline(false);
    await expect(bar.getByText('You are offline.')).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'online again' })).toBeAttached();
  },
);
