import type { Page } from '@playwright/test';
import {
  amountsOn,
  amountsSeen,
  drawnTexts,
  forgetDrawn,
  watchAmounts,
  watchDrawnTexts,
} from '../../fixtures/page/amounts.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { holdNext } from '../../fixtures/network/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome } from '../../pages/login.ts';
import { goTo, hideAmountsButton, main, screens } from '../../pages/signedIn.ts';

const noAmounts = (page: Page, where: string) =>
  expect.poll(() => amountsOn(page), { message: where }).toEqual([]);

/** Hides the amounts on Home and waits until the chart shows dots. */
async function hide(page: Page) {
  // Waits until the chart is drawn, because its bars exist only after that.
  await expect(page.getByRole('listbox', { name: /bar by bar/ })).toBeVisible();
  await hideAmountsButton(page).click();
  await expect.poll(() => drawnTexts(page)).toContain('••••');
  await forgetDrawn(page);
}

test.beforeEach(async ({ page, sandbox, openSignedIn }) => {
  await watchDrawnTexts(page);
  await openSignedIn(await earningCustomer(sandbox.url));
});

test(
  'no amount is left on any screen while amounts are hidden, also after a reload',
  { tag: '@shell' },
  async ({ page }) => {
    for (const { name, filled } of screens) {
      await goTo(page, name);
      await expect(main(page).getByText(filled).first()).toBeVisible();
      expect(await amountsOn(page), `${name} as it is`).not.toEqual([]);
    }
    await goTo(page, 'Home');
    await hide(page);
    await expect(hideAmountsButton(page)).toHaveAttribute('aria-pressed', 'true');
    // Amounts must not appear even for a moment, either during a navigation or after a reload.
    await watchAmounts(page);
    for (const { name, filled } of screens) {
      await goTo(page, name);
      await expect(main(page).getByText(filled).first()).toBeVisible();
      await noAmounts(page, name);
    }
    expect(await amountsSeen(page)).toEqual([]);
    await page.reload();
    await goTo(page, 'Home');
    await expect(main(page).getByText(/^Showing 1 to 5/)).toBeVisible();
    await expect.poll(() => drawnTexts(page)).toContain('••••');
    await noAmounts(page, 'Home after a reload');
    expect(await amountsSeen(page)).toEqual([]);
    await hideAmountsButton(page).click();
    await expect.poll(() => amountsOn(page)).not.toEqual([]);
    // Proves that the search finds amounts that are visible.
    expect(await amountsSeen(page)).not.toEqual([]);
  },
);

test(
  'no amount appears in dialogs and cards while amounts are hidden',
  { tag: ['@shell', '@full'] },
  async ({ page }) => {
    await hide(page);
    const chart = page.getByRole('figure', { name: 'Earnings Overview' });
    const bars = chart.getByRole('listbox').getByRole('option');
    await tabTo(page, bars.last());
    await expect(bars.last()).toHaveAccessibleName(/^\w+ \d{4}: Amount hidden$/);
    await noAmounts(page, 'a bar that is pointed at');
    await chart.getByRole('button', { name: 'View as table' }).click();
    await noAmounts(page, 'the table of the chart');
    await main(page).getByRole('button', { name: 'Next' }).click();
    await expect(main(page).getByText('Showing 6 to 10 of 23 results')).toBeVisible();
    await noAmounts(page, 'another page of the activity');
    await main(page).getByRole('button', { name: 'Invite Friends' }).click();
    await expect(page.getByRole('dialog')).toContainText('You earn a reward');
    await noAmounts(page, 'the invitation');
    await page.keyboard.press('Escape');
    await goTo(page, 'Settings');
    await page.getByRole('button', { name: 'Edit employment' }).click();
    await noAmounts(page, 'the form with the income');
  },
);

test(
  'a running download saves no file once amounts are hidden',
  { tag: ['@shell', '@full'] },
  async ({ page }) => {
    const files: string[] = [];
    page.on('download', (download) => files.push(download.suggestedFilename()));
    const pages = '**/api/user/task-completions?*per_page=100*';
    const goOn = await holdNext(page, pages);
    // Waits for the request, which is sent after the progress bar appears: if amounts were hidden
    // in between, no request would be sent.
    const called = page.waitForRequest(pages);
    await main(page).getByRole('button', { name: 'Download CSV' }).click();
    await expect(main(page).getByRole('progressbar', { name: /^Download/ })).toBeVisible();
    await called;
    await hideAmountsButton(page).click();
    await expect(main(page).getByText('Show amounts to download them')).toBeVisible();
    await goOn((route) => route.continue().catch(() => undefined));
    await expect(main(page).getByText('Starting the download')).toBeHidden();
    // Only the second download saves a file, which proves that the first download was canceled.
    await hideAmountsButton(page).click();
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: 'Download CSV' }).click();
    await download;
    expect(files).toHaveLength(1);
  },
);

test(
  'hiding the amounts in one tab also hides them in another tab',
  { tag: ['@shell', '@full'] },
  async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/dashboard');
    await expectHome(other);
    await expect(main(other).getByText(/^Showing 1 to 5/)).toBeVisible();
    await hideAmountsButton(page).click();
    await noAmounts(other, 'the other tab');
  },
);
