import { paths } from '@bank-bonuses/product/routes';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { holdNext } from '../../fixtures/network/hold.ts';
import { expect, test } from '../../fixtures/test.ts';
import { main } from '../../pages/signedIn.ts';

// Maximum sum of layout shift scores. It is not zero, because the length of the bank's address is
// unknown while loading: an extra line moves the cards below.
const maxLayoutShift = 0.005;

for (const width of [768, 1280]) {
  test(
    `the cards of Settings load without a layout shift at ${width} px`,
    { tag: ['@settings', '@full'] },
    async ({ page, sandbox, openSignedIn }) => {
      await page.addInitScript(() => {
        const moves: number[] = [];
        Object.assign(window, { moves });
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries())
            moves.push((shift as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.setViewportSize({ width, height: 900 });
      const goOn = await holdNext(page, '**/api/user/profile');
      await openSignedIn(await earningCustomer(sandbox.url), { path: paths.settings });
      await expect(main(page).getByRole('button', { name: 'Edit address' })).toBeDisabled();
      await page.evaluate(() => void ((window as unknown as { moves: number[] }).moves.length = 0));
      await goOn((route) => route.continue());
      await expect(main(page).getByText('48 Sample Street')).toBeVisible();
      // Waits two frames, because a layout shift is reported one frame later.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const moves = await page.evaluate(() => (window as unknown as { moves: number[] }).moves);
      expect(moves.reduce((sum, value) => sum + value, 0)).toBeLessThan(maxLayoutShift);
    },
  );
}
