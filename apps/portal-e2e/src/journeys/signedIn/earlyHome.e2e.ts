import { paths } from '@bank-bonuses/routes';
import type { Page } from '@playwright/test';
import { answer, holdBack } from '../../fixtures/network/api.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { expectHome, expectLogin, signIn } from '../../pages/login.ts';
import { main } from '../../pages/signedIn.ts';

const scripts = '**/assets/*.js';
const figures = /Total Earned\s*\$[1-9]/;
const entries = /Showing 1 to 5 of \d+ results/;

test.beforeEach(async ({ page, sandbox }) => {
  await signIn(page, await earningCustomer(sandbox.url));
  await expectHome(page);
  await page.goto('about:blank');
});

/** Opens Home, whose scripts do not come before the returned function is called. */
async function openWithoutScripts(page: Page): Promise<() => void> {
  const letGo = await holdBack(page, scripts);
  await page.goto(paths.dashboard, { waitUntil: 'commit' });
  return letGo;
}

/** Says so, and shows nothing of Home. */
async function expectLoading(page: Page): Promise<void> {
  await expect(page.getByText('Loading...')).toBeVisible();
  await expect(page.getByText(entries)).toBeHidden();
  await expect(page.getByText(figures)).toBeHidden();
}

/** What stands where: each word, figure and button of the page that is seen, without the chart, which comes by itself. */
const places = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('main')].find((each) =>
      each.checkVisibility({ opacityProperty: true }),
    );
    return [...(seen?.querySelectorAll('h1, h2, dt, dd, th, td, button, nav p') ?? [])]
      .filter((part) => part.checkVisibility())
      .filter((part) => !part.closest('section')?.textContent.startsWith('Earnings Overview'))
      .map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor } = getComputedStyle(part);
        const box = [x, y, width, height].map((value) => Math.round(value)).join(' ');
        return [part.textContent, box, color, backgroundColor].join(' | ');
      });
  });

for (const width of [360, 768, 1280]) {
  test(`Home shows its figures before any script has come, and nothing moves then, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const letGo = await openWithoutScripts(page);
    await expect(page.getByText(figures).first()).toBeVisible();
    await expect(page.getByText(entries)).toBeVisible();
    const early = await places(page);
    expect(early.length).toBeGreaterThan(30);
    letGo();
    await expectHome(page);
    await expect(main(page).getByRole('button', { name: 'Next' })).toBeEnabled();
    await expect(page.locator('[inert]')).toHaveCount(0);
    expect(await places(page)).toEqual(early);
  });
}

test('early figures are gone as soon as another tab signs out', async ({ page, context }) => {
  const letGo = await openWithoutScripts(page);
  await expect(page.getByText(figures).first()).toBeVisible();
  const other = await context.newPage();
  await other.goto(paths.dashboard);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expectLogin(other);
  await expectLoading(page);
  letGo();
  await expectLogin(page);
});

test('a customer who has hidden the amounts sees none before the scripts have come', async ({
  page,
}) => {
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
});

test('figures of somebody who has not earned anything wait for the scripts', async ({ page }) => {
  const nothing = { total_earned: 0, active_bonuses: 0, pending_bonuses: 0, earnings_overview: [] };
  await answer(page, 'dashboard/stats', nothing);
  const answered = page.waitForResponse('**/task-completions**');
  const letGo = await openWithoutScripts(page);
  await answered;
  await expectLoading(page);
  letGo();
  await expectHome(page);
  await expect(main(page).getByText(entries)).toBeVisible();
});
