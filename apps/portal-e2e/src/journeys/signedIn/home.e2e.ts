import type { DashboardStats } from '@bank-bonuses/api-client';
import type { Page } from '@playwright/test';
import { drawnTexts, watchDrawnTexts } from '../../fixtures/page/amounts.ts';
import { demoCustomers, earningCustomer } from '../../fixtures/people/customers.ts';
import { tabTo } from '../../fixtures/page/focus.ts';
import { expect, test } from '../../fixtures/test.ts';
import { storedSession } from '../../pages/login.ts';
import { expectScreen, main } from '../../pages/signedIn.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

async function statsOf(page: Page): Promise<WholeStats> {
  const authorization = `Bearer ${(await storedSession(page))?.access_token}`;
  const response = await page.request.get('/api/user/dashboard/stats', {
    headers: { authorization },
  });
  return (await response.json()) as WholeStats;
}

/** The stats with every field required: the sandbox's service omits none. */
type WholeStats = { [Key in keyof DashboardStats]: NonNullable<DashboardStats[Key]> };

const figure = (page: Page, label: string) =>
  main(page).locator('dl').filter({ hasText: label }).locator('dd').first();

const numberOf = (text: string) => Number(text.replace(/[$,]/g, ''));

test(
  'Home shows the earnings in cards, a chart, a sentence and a table',
  { tag: ['@home', '@smoke'] },
  async ({ page, sandbox, openSignedIn }) => {
    await watchDrawnTexts(page);
    await openSignedIn(await earningCustomer(sandbox.url));
    const stats = await statsOf(page);
    const months = stats.earnings_overview;
    await expect(figure(page, 'Total Earned')).toHaveText(dollars.format(stats.total_earned));
    await expect(figure(page, 'Active Bonuses')).toHaveText(String(stats.active_bonuses));
    await expect(figure(page, 'Pending Bonuses')).toHaveText(String(stats.pending_bonuses));
    await expect(figure(page, 'Referral Rate')).toHaveText('$50');
    await expect(figure(page, 'Your Referrals')).toHaveText('2');

    const most = Math.max(1, ...months.map(({ amount }) => amount));
    const ticks = [1, 0.75, 0.5, 0.25, 0].map((part) => numberOf(dollars.format(part * most)));
    await expect
      .poll(async () => (await drawnTexts(page)).map(numberOf))
      .toEqual(expect.arrayContaining(ticks));
    const chart = page.getByRole('figure', { name: 'Earnings Overview' });
    await expect(chart).toContainText(/You earned \$[\d,.]+ from .+ to .+; your best/);

    await chart.getByRole('button', { name: 'View as table' }).click();
    const rows = chart.getByRole('table', { name: 'Earnings Overview' }).getByRole('row');
    await expect(rows).toHaveCount(months.length + 1);
    await expect(chart.getByRole('cell')).toHaveText(
      months.map(({ amount }) => dollars.format(amount)),
    );
    await chart.getByRole('button', { name: 'View as chart' }).click();
    await expect(chart.getByRole('table')).toBeHidden();
  },
);

test(
  'each bar of the chart can be reached by keyboard',
  { tag: ['@home', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url));
    const { earnings_overview: months } = await statsOf(page);
    const bars = page.getByRole('listbox', { name: /bar by bar/ }).getByRole('option');
    await expect(bars).toHaveCount(months.length);
    await tabTo(page, bars.last());
    const note = (amount: number) =>
      page.getByRole('figure').getByText(dollars.format(amount), { exact: true }).last();
    await expect(note(months.at(-1)?.amount ?? 0)).toBeVisible();
    await page.keyboard.press('Home');
    await expect(bars.first()).toBeFocused();
    const [first, second] = months;
    await expect(bars.first()).toHaveAccessibleName(
      new RegExp(`^\\w+ \\d{4}: ${dollars.format(first?.amount ?? 0).replace(/[$.]/g, '\\$&')}$`),
    );
    await page.keyboard.press('ArrowRight');
    await expect(bars.nth(1)).toBeFocused();
    await expect(note(second?.amount ?? 0)).toBeVisible();
    await page.keyboard.press('End');
    await expect(bars.last()).toBeFocused();
  },
);

test(
  'Recent Activity shows five rows per page',
  { tag: '@home' },
  async ({ page, sandbox, openSignedIn }) => {
    await openSignedIn(await earningCustomer(sandbox.url));
    const activity = page.getByRole('region', { name: 'Recent Activity' });
    await expect(activity.getByRole('columnheader')).toHaveText([
      'Date',
      'Bank',
      'Task Type',
      'Amount',
      'Account',
    ]);
    const next = activity.getByRole('button', { name: 'Next' });
    const previous = activity.getByRole('button', { name: 'Previous' });
    const rows = activity.getByRole('row');
    await expect(activity.getByText('Showing 1 to 5 of 23 results')).toBeVisible();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(rows).toHaveCount(6);
    for (const range of ['6 to 10', '11 to 15', '16 to 20', '21 to 23']) {
      await next.click();
      await expect(activity.getByText(`Showing ${range} of 23 results`)).toBeVisible();
    }
    await expect(rows.filter({ hasText: /\d/ })).toHaveCount(3);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toBeFocused();
    await previous.click();
    await expect(activity.getByText('Showing 16 to 20 of 23 results')).toBeVisible();
  },
);

test(
  'Home without earnings describes what it will show after the first earnings',
  { tag: ['@home', '@full'] },
  async ({ page, sandbox, openSignedIn }) => {
    const [, newcomer] = await demoCustomers(sandbox.url);
    if (!newcomer) throw new Error('The sandbox has no new customer');
    await openSignedIn(newcomer);
    await expect(figure(page, 'Total Earned')).toHaveText('$0.00');
    await expect(main(page).getByText('No recent activity found')).toBeVisible();
    await expect(main(page).getByText('No results to display')).toBeVisible();
    await expect(main(page).getByText('Bonuses you earn will show up here.')).toBeVisible();
    await main(page).getByRole('link', { name: 'See your bonuses' }).click();
    await expectScreen(page, 'Bonuses');
  },
);
