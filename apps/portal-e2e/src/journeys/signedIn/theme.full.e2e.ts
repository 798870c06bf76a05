import { earningCustomer } from '../../fixtures/people/customers.ts';
import { colorsSeen, ground, watchColors } from '../../fixtures/page/frames.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome } from '../../pages/login.ts';
import { main } from '../../pages/signedIn.ts';

/** Selectors of colored elements, from the window to the text in a card. */
const parts = {
  window: 'html',
  page: 'body',
  sidebar: '[aria-label="Sidebar"]',
  'link in the sidebar': 'nav a[aria-current="page"]',
  heading: 'main header h1',
  card: 'main dl',
  'word in a card': 'main dl dt',
  'button in the sidebar': '[aria-label="Sidebar"] button',
  chart: 'main figure',
};

for (const { chosen, device } of [
  { chosen: 'Dark', device: 'light' },
  { chosen: 'Light', device: 'dark' },
] as const) {
  test(`the theme ${chosen} on a ${device} device is applied from the first frame of the next visit`, async ({
    page,
    sandbox,
    openSignedIn,
  }) => {
    await page.emulateMedia({ colorScheme: device, reducedMotion: 'reduce' });
    await openSignedIn(await earningCustomer(sandbox.url));
    const before = await ground(page);
    await page.getByLabel('Appearance').selectOption(chosen);
    await expect.poll(() => ground(page)).not.toBe(before);
    const after = await ground(page);
    await watchColors(page, parts);
    await page.reload();
    await expectHome(page);
    await expect(main(page).getByText('Showing 1 to 5 of 23 results')).toBeVisible();
    await expect
      .poll(async () => Object.keys(await colorsSeen(page)).toSorted())
      .toEqual(Object.keys(parts).toSorted());
    for (const [part, colors] of Object.entries(await colorsSeen(page))) {
      expect(colors, part).toHaveLength(1);
    }
    const seen = await colorsSeen(page);
    expect(seen['window']?.[0]).toMatch(chosen === 'Dark' ? /^dark,/ : /^light,/);
    expect(seen['page']?.[0]).toContain(`on ${after}`);

    await page.getByLabel('Appearance').selectOption('Same as this device');
    await expect.poll(() => ground(page)).toBe(before);
    await page.emulateMedia({ colorScheme: device === 'dark' ? 'light' : 'dark' });
    await expect.poll(() => ground(page)).toBe(after);
  });
}
