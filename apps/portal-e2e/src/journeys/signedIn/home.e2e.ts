import type { DashboardStats } from '@bank-bonuses/api-client';
import type { Page } from '@playwright/test';
import { drawnTexts, watchDrawnTexts } from '../../fixtures/page/drawn.ts';
import { earningCustomer } from '../../fixtures/people/customers.ts';
import { expect, test } from '../../fixtures/test.ts';
import { storedSession } from '../../pages/login.ts';
import { main } from '../../pages/signedIn.ts';

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
