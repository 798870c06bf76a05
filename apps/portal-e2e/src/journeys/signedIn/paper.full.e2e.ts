import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, main, screens } from '../../pages/signedIn.ts';

// The printable area of an A4 page, in CSS pixels.
const paper = { width: 718, height: 1000 };

test('a printed page shows the data and when it was loaded, but no controls', async ({
  page,
  sandbox,
  openSignedIn,
}) => {
  await openSignedIn(await earningCustomer(sandbox.url));
  for (const { name, filled } of screens) {
    await goTo(page, name);
    await expect(main(page).getByText(filled).first()).toBeVisible();
    const window = page.viewportSize();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.setViewportSize(paper);
    await expect(main(page).getByText(filled).first()).toBeVisible();
    await expect(page.getByText(/^As of \w+ \d+, \d{4}, \d+:\d\d\s[AP]M$/)).toBeVisible();
    await expect(page.getByText(/^Updated/)).toBeHidden();
    for (const role of ['button', 'combobox', 'banner', 'complementary'] as const) {
      await expect(page.getByRole(role), `${role} on ${name}`).toHaveCount(0);
    }
    // Links to screens are hidden. Mail links remain, because a printed email address is still
    // readable.
    for (const link of await page.getByRole('link').all()) {
      expect(await link.getAttribute('href'), await link.innerText()).toMatch(/^mailto:/);
    }
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const lightness = (ground.match(/\d+/g) ?? []).slice(0, 3).map(Number);
    expect(Math.min(...lightness), `${name} on white`).toBeGreaterThan(200);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(beyond, `width of ${name}`).toBeLessThanOrEqual(paper.width);
    await page.emulateMedia({ media: null, colorScheme: null });
    if (window) await page.setViewportSize(window);
  }
});
