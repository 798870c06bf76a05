import type { DashboardStats } from '@bank-bonuses/api-client';
import { fixtures } from '@bank-bonuses/api-client/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startHomeServer } from '../openHome.testing.tsx';

const openHome = startHomeServer();

const open = async (additions: Partial<DashboardStats>) => {
  openHome({ stats: { ...fixtures.dashboardStats, ...additions } });
  await screen.findByText('$4,675.50', { selector: 'dd *' });
};

const shown = () =>
  ['Paid out', 'In progress', 'Fees kept'].map(
    (name) => screen.queryByText(name)?.closest('div')?.textContent,
  );

const gold = () => [...document.querySelectorAll('[class*="earned"]')].map((it) => it.textContent);

test('shows the amounts paid out, in progress, and kept as fees', async () => {
  await open(fixtures.fullDashboardStats);
  expect(shown()).toEqual(['Paid out$3,506.63', 'In progress$1,350.00', 'Fees kept$1,168.87']);
  expect(gold()).toEqual(['$4,675.50', '$3,506.63']);
});

test.each<[Partial<DashboardStats>, (string | undefined)[]]>([
  [{}, [undefined, undefined, undefined]],
  [{ paid_out: 0 }, ['Paid out$0.00', undefined, undefined]],
  [{ in_progress: 12.5 }, [undefined, 'In progress$12.50', undefined]],
  [{ fees_kept: 3 }, [undefined, undefined, 'Fees kept$3.00']],
])(
  'shows only the stats that the service returned (%j), and only the total earned in gold',
  async (additions, stats) => {
    await open(additions);
    expect(shown()).toEqual(stats);
    expect(gold()).toEqual(['$4,675.50']);
  },
);
