import { paths } from '@bank-bonuses/routes';
import type { Locator, Page } from '@playwright/test';
import { answer, holdBack } from '../../fixtures/network/api.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin } from '../../pages/login.ts';
import { main } from '../../pages/signedIn.ts';

const scripts = '**/assets/*.js';
const figures = /Total Earned\s*\$[1-9]/;
const entries = /Showing 1 to 5 of \d+ results/;

test.beforeEach(async ({ page, sandbox, openSignedIn }) => {
  await openSignedIn(await earningCustomer(sandbox.url));
  await page.goto('about:blank');
});

/** Opens Home, whose scripts do not come before the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const letGo = await holdBack(page, scripts);
  await page.goto(paths.dashboard, { waitUntil: 'commit' });
  return letGo;
}

/** Shows the customer's figures. Until then sample figures are laid out, whose boxes have their size, too. */
async function expectFigures(page: Page): Promise<void> {
  await expect(page.locator(':root[data-early]')).toBeVisible();
  await expect(page.getByText(figures).first()).toBeVisible();
}

/** Says so, and shows nothing of Home. */
async function expectLoading(page: Page): Promise<void> {
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByText(entries)).toBeHidden();
  await expect(page.getByText(figures)).toBeHidden();
}

const parts =
  'h1, h2, dt, dd, th, td, button, nav p, figure, figure p, figure data, fieldset label, canvas';

/** What stands where: each word, figure and button of the page that is seen, and the chart. */
const places = (page: Page) =>
  page.evaluate((selector) => {
    const seen = [...document.querySelectorAll('main')].find((each) =>
      each.checkVisibility({ opacityProperty: true }),
    );
    return [...(seen?.querySelectorAll(selector) ?? [])]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor } = getComputedStyle(part);
        const box = [x, y, width, height].map((value) => Math.round(value)).join(' ');
        return [part.textContent, box, color, backgroundColor].join(' | ');
      });
  }, parts);

/** Red, green, blue and opacity of each pixel of the chart that is seen. Stays in the page: there are millions. */
const chartPixels = (page: Page) =>
  page.evaluateHandle(() => {
    const canvas = [...document.querySelectorAll('canvas')].find((each) => each.checkVisibility());
    const { width = 1, height = 1 } = canvas ?? {};
    const picture = canvas?.getContext('2d')?.getImageData(0, 0, width, height);
    return new Uint8ClampedArray(picture?.data ?? []);
  });

type Pixels = Awaited<ReturnType<typeof chartPixels>>;

/** How many of them are drawn, and how far the most different one of two pictures is from the same one of the other. */
const compare = (page: Page, one: Pixels, other: Pixels) =>
  page.evaluate(
    ([first, second]) => ({
      drawn: first.filter((shade) => shade > 0).length,
      sameSize: first.length === second.length,
      apart: first.reduce(
        (most, shade, at) => Math.max(most, Math.abs(shade - (second[at] ?? 0))),
        0,
      ),
    }),
    [one, other] as const,
  );

for (const width of [360, 768, 1280]) {
  test(
    `Home shows its figures before any script has come, and nothing moves then, ${width} px wide`,
    { tag: width === 1280 ? '@home' : ['@home', '@full'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const letGo = await openWithoutScripts(page);
      await expectFigures(page);
      await expect(page.getByText(entries)).toBeVisible();
      const early = await places(page);
      expect(early.length).toBeGreaterThan(30);
      // A canvas gets its size when it is drawn.
      await expect(page.locator('#early-page canvas')).toHaveAttribute('width');
      const sketch = await chartPixels(page);
      letGo();
      await expectHome(page);
      await expect(main(page).getByRole('button', { name: 'Next' })).toBeEnabled();
      await expect(page.locator('[inert]')).toHaveCount(0);
      expect(await places(page)).toEqual(early);
      // As chart.js makes it, which has the canvas by then.
      await expect(main(page).locator('canvas')).toHaveCSS('display', 'block');
      expect(await places(page)).toEqual(early);
      const { drawn, sameSize, apart } = await compare(page, sketch, await chartPixels(page));
      expect(drawn).toBeGreaterThan(1000);
      expect(sameSize).toBe(true);
      // The round corners of the bars are the same to the eye, not to the last digit.
      expect(apart).toBeLessThan(40);
    },
  );
}

test(
  'Home is laid out ahead of its figures, and neither seen nor reached by scrolling',
  { tag: ['@home', '@full'] },
  async ({ page }) => {
    await holdBack(page, '**/api/user/**');
    await openWithoutScripts(page);
    const early = page.locator('#early-page');
    await expect(early).toHaveAttribute('data-laid-out');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(early).toBeHidden();
    const room = await page.evaluate(() => {
      const { scrollHeight, clientHeight } = document.documentElement;
      return scrollHeight - clientHeight;
    });
    expect(room).toBe(0);
    expect(await early.evaluate(({ scrollHeight }) => scrollHeight)).toBeGreaterThan(900);
  },
);

for (const width of [360, 1280]) {
  test(
    `the frame stays in the window while early figures scroll, and where it is when React comes, ${width} px wide`,
    { tag: ['@home', '@full'] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const letGo = await openWithoutScripts(page);
      await expectFigures(page);
      const boxes = (controls: Locator) =>
        controls.evaluateAll((all) =>
          all.map((each) => {
            const { x, y, width: wide, height } = each.getBoundingClientRect();
            return [x, y, wide, height].map(Math.round);
          }),
        );
      const pictures = page.locator('[data-control]:visible');
      const early = await boxes(pictures);
      await page.mouse.wheel(0, 150);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(150);
      expect(await boxes(pictures)).toEqual(early);
      letGo();
      await expectHome(page);
      await expect(page.locator('[inert]')).toHaveCount(0);
      const button = page.getByRole('banner').getByRole('button').first();
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      expect([...(await boxes(links)), ...(await boxes(button))]).toEqual(early);
      expect(await page.evaluate(() => scrollY)).toBe(150);
    },
  );
}

/** Presses what takes no press yet, where it is seen. */
async function pressInert(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('It is not seen.');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test(
  'what is pressed before the scripts have come happens when they have',
  { tag: ['@home', '@full'] },
  async ({ page }) => {
    const letGo = await openWithoutScripts(page);
    await expectFigures(page);
    await pressInert(page, page.locator('#early-page').getByText('Next', { exact: true }));
    letGo();
    await expectHome(page);
    await expect(main(page).getByText(/Showing 6 to 10 of/)).toBeVisible();
  },
);

test(
  "a press on the frame's picture of a link leads there",
  { tag: ['@home', '@full'] },
  async ({ page }) => {
    const letGo = await openWithoutScripts(page);
    await expectFigures(page);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(60);
    await pressInert(page, page.locator('[data-control]').getByText('Bonuses'));
    await page.mouse.wheel(0, 60);
    letGo();
    await expect(page).toHaveURL(paths.bonuses);
    await expect(page.getByRole('heading', { name: 'Bonuses', level: 1 })).toBeFocused();
  },
);

test(
  "a press on the frame's picture of the menu opens it",
  { tag: ['@home', '@full'] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const letGo = await openWithoutScripts(page);
    await pressInert(page, page.locator('[data-control]:visible'));
    letGo();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Accounts' })).toBeVisible();
  },
);

test(
  'early figures are gone as soon as another tab signs out',
  { tag: ['@home', '@full'] },
  async ({ page, context }) => {
    const letGo = await openWithoutScripts(page);
    await expectFigures(page);
    const other = await context.newPage();
    await other.goto(paths.dashboard);
    await other.getByRole('button', { name: 'Logout' }).click();
    await expectLogin(other);
    await expectLoading(page);
    letGo();
    await expectLogin(page);
  },
);

test(
  'a customer who has hidden the amounts sees none before the scripts have come',
  { tag: ['@home', '@full'] },
  async ({ page }) => {
    await page.goto(paths.dashboard);
    await page.getByRole('button', { name: 'Hide amounts' }).click();
    await expect(main(page).getByText('••••').first()).toBeVisible();
    await page.goto('about:blank');
    const answered = page.waitForResponse('**/task-completions**');
    const letGo = await openWithoutScripts(page);
    await answered;
    await expectLoading(page);
    letGo();
    await expectHome(page);
    await expect(main(page).getByText('••••').first()).toBeVisible();
  },
);

test(
  'figures of somebody who has not earned anything wait for the scripts',
  { tag: ['@home', '@full'] },
  async ({ page }) => {
    const nothing = {
      total_earned: 0,
      active_bonuses: 0,
      pending_bonuses: 0,
      earnings_overview: [],
    };
    await answer(page, 'dashboard/stats', nothing);
    const answered = page.waitForResponse('**/task-completions**');
    const letGo = await openWithoutScripts(page);
    await answered;
    await expectLoading(page);
    letGo();
    await expectHome(page);
    await expect(main(page).getByText(entries)).toBeVisible();
  },
);
