import type { Enrollment, TaskCompletion } from '@bank-bonuses/api-client';
import type { Page } from '@playwright/test';
import { mockResponse } from '../../fixtures/network/api.ts';
import { expectAccessible } from '../../fixtures/page/axe.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expectRoomForLargeText } from '../../fixtures/page/largeText.ts';
import { expect, test } from '../../fixtures/test.ts';
import { goTo, main, screens } from '../../pages/signedIn.ts';

const names = [
  'Northwestern Farmers & Merchants Cooperative Savings Bank of Upper Connecticut',
  'Donaudampfschifffahrtsgesellschaftskapitänssparkassenverband',
];
const amounts = [1_234_567_890.12, -98_765_432.1];

const bankOf = (index: number) => names[index] ?? `Bank ${index}`;
const amountOf = (index: number) => amounts[index] ?? index;

const enrollments = Array.from({ length: 200 }, (_none, index): Enrollment => ({
  id: `enrollment-${index}`,
  bank_name: bankOf(index),
  enrolled_date: `2026-${index < 2 ? '11' : '05'}-1${index % 10}`,
  bonus_amount: amountOf(index),
  progress: index % 101,
  status: ['in_progress', 'completed', 'cancelled'][index % 3] ?? 'in_progress',
}));

const activity = Array.from({ length: 5 }, (_none, index): TaskCompletion => ({
  id: `completion-${index}`,
  date: '2026-11-02',
  bank: bankOf(index),
  task_type: 'Qualifying direct deposit and minimum daily balance requirement',
  amount: amountOf(index),
  account: 'Business Checking with a long name',
}));

async function serveMuch(page: Page) {
  await mockResponse(page, 'dashboard/stats', {
    total_earned: 123_456_789.01,
    active_bonuses: 200,
    pending_bonuses: 1_999,
    earnings_overview: Array.from({ length: 30 }, (_none, index) => ({
      month: `20${24 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
      amount: index % 7 === 3 ? -4_000_000 : index * 1_000_000,
    })),
  });
  await mockResponse(page, 'task-completions?*', { items: activity, total: 10_000 });
  await mockResponse(page, 'enrollments', enrollments);
  await mockResponse(page, 'accounts', {
    accounts: [0, 1].map((index) => ({
      id: String(index),
      bank_name: bankOf(index),
      account_type: 'HIGH_YIELD_SAVINGS_ACCOUNT_WITH_BONUS',
      balance: amountOf(index),
    })),
    total_balance: -1_234_567_890.12,
    account_count: 2,
  });
}

test('long names, large and negative amounts and long lists fit their layout', async ({
  page,
  sandbox,
  openSignedIn,
}) => {
  test.setTimeout(600_000);
  await serveMuch(page);
  await openSignedIn(await earningCustomer(sandbox.url));
  await expect(main(page).getByText('Showing 1 to 5 of 10,000 results')).toBeVisible();
  await expectAccessible(page, 'Home');
  await goTo(page, 'Bonuses');
  await expect(main(page).getByRole('article')).toHaveCount(200);
  await expectAccessible(page, 'Bonuses');
  await goTo(page, 'Accounts');
  await expect(main(page).getByText('-$1,234,567,890.12')).toBeVisible();
  await expectAccessible(page, 'Accounts');

  await goTo(page, 'Home');
  await page.setViewportSize({ width: 320, height: 800 });
  const row = main(page)
    .getByRole('row')
    .filter({ hasText: names[0] ?? '' });
  const [name, amount] = await Promise.all([
    row.getByRole('rowheader').boundingBox(),
    row.getByText('$1,234,567,890.12').boundingBox(),
  ]);
  expect(amount?.y).toBeGreaterThanOrEqual((name?.y ?? 0) + (name?.height ?? 0));
});

test('the screens have room for text twice as large, without sideways scrolling', async ({
  page,
  sandbox,
  openSignedIn,
}) => {
  await openSignedIn(await earningCustomer(sandbox.url));
  for (const { name, filled } of screens) {
    await goTo(page, name);
    await expect(main(page).getByText(filled).first()).toBeVisible();
    // Skips Home at 640 px, because the test above checks how Home adapts to a narrower window.
    await expectRoomForLargeText(page, name, name === 'Home' ? [1280, 360] : [1280, 640, 360]);
  }
});

test('the current page is recognizable with forced colors', async ({
  page,
  sandbox,
  openSignedIn,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openSignedIn(await earningCustomer(sandbox.url));
  // Compares text colors: with forced colors, computed styles show the same background
  // everywhere, but not the same text color.
  const ink = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).color);
  const [here, ...elsewhere] = await Promise.all(screens.map(({ name }) => ink(name)));
  expect(new Set(elsewhere).size).toBe(1);
  expect(elsewhere).not.toContain(here);
});
