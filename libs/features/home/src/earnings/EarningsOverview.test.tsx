import type { DashboardStats } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { paths } from '@bank-bonuses/product/routes';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithProviders } from '@bank-bonuses/testing';
import { LiveRegion } from '@bank-bonuses/ui';
import { useState } from 'react';
import { EarningsOverview } from './EarningsOverview.tsx';

/** Renders the chart. The button replaces its stats, as a refresh does. */
const open = (first: DashboardStats, refreshed = first) => {
  const Page = () => {
    const [shown, setShown] = useState(first);
    return (
      <main>
        <LiveRegion />
        <button onClick={() => setShown(refreshed)}>Refresh</button>
        <EarningsOverview stats={shown} isFirstDay={false} />
      </main>
    );
  };
  return renderWithProviders(<Page />);
};

const stats = (total_earned: number, ...amounts: number[]) => ({
  ...fixtures.dashboardStats,
  total_earned,
  earnings_overview: amounts.map((amount, index) => ({ month: `2026-0${index + 1}`, amount })),
});

const chart = () => screen.findByRole('figure', { name: 'Earnings Overview' });

test('summarizes the chart in one sentence', async () => {
  open(fixtures.dashboardStats);
  expect(await chart()).toHaveTextContent(
    'You earned $4,675.50 from December 2025 to November 2026; ' +
      'your best month was May 2026 with $900.00.',
  );
});

test('summarizes a single month in a shorter sentence', async () => {
  open(stats(300, 300));
  expect(await chart()).toHaveTextContent('You earned $300.00 in January 2026.');
});

test('shows a table of the months and amounts if the browser has no canvas', async () => {
  open(stats(275, 350, -75));
  const table = await screen.findByRole('table', { name: 'Earnings Overview' });
  expect(within(table).getByRole('columnheader', { name: 'Month' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'January 2026 $350.00' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'February 2026 -$75.00' })).toBeVisible();
});

test('links to the bonuses if the total earned rounds to zero', () => {
  open(stats(0.004, 10, -10));
  expect(screen.getByText('Bonuses you earn will show up here.')).toBeVisible();
  expect(screen.queryByRole('figure')).toBeNull();
  const link = screen.getByRole('link', { name: 'See your bonuses' });
  expect(link).toHaveAttribute('href', paths.bonuses);
});

test('shows a message if the earnings by month are unknown', async () => {
  open(stats(300));
  expect(await screen.findByText(/not listed by month yet/)).toBeVisible();
});

describe('the range of months', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23) }));
  afterEach(() => void vi.useRealTimers());

  const monthly = (...months: string[]) => ({
    ...fixtures.dashboardStats,
    earnings_overview: months.map((month) => ({ month, amount: 100 })),
  });
  const described = async (text: RegExp) => expect(await chart()).toHaveTextContent(text);
  const inMain = () => screen.getByText(/^You earned/, { selector: 'section *' });
  const announced = (text: RegExp) =>
    expect(screen.getAllByText(text, { selector: '[role=status] *' }).at(-1)).toBeInTheDocument();

  test('is all months at first, and the arrow keys change it together with the total in the summary', async () => {
    const { user } = open(monthly('2024-11', '2025-12', '2026-01', '2026-11'));
    await described(/^You earned \$400\.00 from November 2024 to November 2026/);
    const choice = screen.getByRole('group', { name: 'Months shown' });
    expect(within(choice).getByRole('radio', { name: 'All' })).toBeChecked();
    within(choice).getByRole('radio', { name: 'All' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(within(choice).getByRole('radio', { name: 'This year' })).toBeChecked();
    await described(/^You earned \$200\.00 from January 2026 to November 2026/);
    announced(/^You earned \$200\.00 from January 2026 to November 2026/);
    await user.keyboard('{ArrowRight}');
    await described(/^You earned \$300\.00 from December 2025 to November 2026/);
    await user.keyboard('{ArrowRight}');
    await described(/^You earned \$400\.00/);
  });

  test('can be chosen even if it contains no earnings', async () => {
    const later = monthly('2026-10', '2026-11');
    const { user } = open(monthly('2024-10', '2024-11'), later);
    await user.click(await screen.findByRole('radio', { name: 'This year' }));
    expect(inMain()).toHaveTextContent('You earned $0.00 this year.');
    announced(/^You earned \$0\.00 this year\./);
    await user.click(screen.getByRole('radio', { name: 'Last 12 months' }));
    expect(inMain()).toHaveTextContent('You earned $0.00 in the last 12 months.');
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await described(/^You earned \$200\.00 from October 2026 to November 2026/);
    expect(screen.getByRole('radio', { name: 'Last 12 months' })).toBeChecked();
  });

  test('cannot be chosen if there is only one month', async () => {
    open(monthly('2026-11'));
    await chart();
    expect(screen.queryByRole('radio')).toBeNull();
  });
});
