import type { Page } from '@playwright/test';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, main } from '../../pages/signedIn.ts';

const chart = (page: Page) => page.getByRole('figure', { name: 'Earnings Overview' });

/** Returns the width of the chart's canvas minus the width of its container, in pixels. */
const tooWide = (page: Page) =>
  chart(page)
    .locator('canvas')
    .evaluate((canvas) => canvas.clientWidth - (canvas.parentElement?.clientWidth ?? 0));

test(
  'the chart has the width of its container however the window changes',
  { tag: ['@home', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await openSignedIn(await earningCustomer(sandbox.url));
    for (const between of [816, 700, 1000, 900, 780, 1200, 816, 720]) {
      await goTo(page, 'Settings');
      await page.setViewportSize({ width: 1280, height: 900 });
      await goTo(page, 'Home');
      // Waits for the first drawing, because the bars exist only after it.
      await chart(page)
        .getByRole('listbox', { name: /bar by bar/ })
        .waitFor();
      await page.setViewportSize({ width: between, height: 900 });
      await page.setViewportSize({ width: 1100, height: 900 });
      await expect.poll(() => tooWide(page), { message: `by way of ${between} px` }).toBe(0);
    }
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(() => tooWide(page), { message: 'on paper' }).toBe(0);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect.poll(() => tooWide(page), { message: 'back from paper' }).toBe(0);
    await expect(main(page).getByText('Recent Activity')).toBeVisible();
  },
);
