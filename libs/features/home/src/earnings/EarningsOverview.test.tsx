import { fixtures } from '@bank-bonuses/api-client/testing';
import { paths } from '@bank-bonuses/routes';
import { expectAccessible } from '@bank-bonuses/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startHomeServer } from '../openHome.testing.tsx';

const openHome = startHomeServer();

const stats = (total_earned: number, ...amounts: number[]) => ({
  ...fixtures.dashboardStats,
  total_earned,
  earnings_overview: amounts.map((amount, index) => ({ month: `2026-0${index + 1}`, amount })),
});

const chart = () => screen.findByRole('figure', { name: 'Earnings Overview' });

test('says the chart in one sentence', async () => {
  openHome();
  expect(await chart()).toHaveAccessibleDescription(
    'You earned $4,675.50 from December 2025 to November 2026; ' +
      'your best month was May 2026 with $900.00.',
  );
});

test('says less about a single month', async () => {
  openHome({ stats: stats(300, 300) });
  expect(await chart()).toHaveAccessibleDescription('You earned $300.00 in January 2026.');
});

test('has the same months and amounts as a table where no picture can be drawn', async () => {
  openHome({ stats: stats(275, 350, -75) });
  const table = await screen.findByRole('table', { name: 'Earnings Overview' });
  expect(within(table).getByRole('columnheader', { name: 'Month' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'January 2026 $350.00' })).toBeVisible();
  expect(within(table).getByRole('row', { name: 'February 2026 -$75.00' })).toBeVisible();
  await expectAccessible();
});

test.each([0, 0.004, -0.004])(
  'has a way to the bonuses when %d dollars are earned',
  async (total) => {
    const { user, router } = openHome({ stats: stats(total, 10, -10) });
    expect(await screen.findByText('Bonuses you earn will show up here.')).toBeVisible();
    expect(screen.queryByRole('figure')).toBeNull();
    await expectAccessible();
    await user.click(screen.getByRole('link', { name: 'See your bonuses' }));
    expect(router.state.location.pathname).toBe(paths.bonuses);
  },
);

test('says when earnings are not known by month', async () => {
  openHome({ stats: stats(300) });
  expect(await screen.findByText(/not listed by month yet/)).toBeVisible();
});
