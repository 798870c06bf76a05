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
import { expect, test } from '../../fixtures/test.ts';
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
