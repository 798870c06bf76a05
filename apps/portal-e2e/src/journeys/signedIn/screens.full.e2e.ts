import type { Locator } from '@playwright/test';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { signIn } from '../../pages/login.ts';
import { goTo, hideAmountsButton, main, screens } from '../../pages/signedIn.ts';

/** Returns the number of pixels of a canvas that are not transparent. */
const drawnPixels = (canvas: Locator) =>
  canvas.evaluate((element) => {
    const { width, height } = element as HTMLCanvasElement;
    const image = (element as HTMLCanvasElement)
      .getContext('2d')
      ?.getImageData(0, 0, width, height);
    return image?.data.filter((value, index) => index % 4 === 3 && value > 0).length;
  });

test(
  'after the login, Home draws its chart, and every screen shows its data',
  { tag: '@every-browser' },
  async ({ page, sandbox }) => {
    await signIn(page, await earningCustomer(sandbox.url));
    const chart = main(page).getByRole('figure', { name: 'Earnings Overview' });
    await expect.poll(() => drawnPixels(chart.locator('canvas'))).toBeGreaterThan(1_000);
    await main(page).getByRole('button', { name: 'View as table' }).click();
    const table = main(page).getByRole('table', { name: 'Earnings Overview' });
    await expect(table).toContainText('$');
    await hideAmountsButton(page).click();
    await expect(table).not.toContainText('$');
    for (const { name, filled } of screens.toReversed()) {
      await goTo(page, name);
      await expect(main(page).getByText(filled).first()).toBeVisible();
    }
  },
);
