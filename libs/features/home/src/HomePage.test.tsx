import { paths } from '@bank-bonuses/routes';
import { createFakeAuth, expectAccessible, renderWithProviders } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { signedInAs } from '@bank-bonuses/auth/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { Outlet } from 'react-router';
import { homeRoutes } from './index.ts';

const server = startTestServer();

const statsUrl = '*/api/user/dashboard/stats';
const stats = {
  total_earned: 1850.5,
  active_bonuses: 2,
  pending_bonuses: 1,
  earnings_overview: [{ month: '2026-10', amount: 1850.5 }],
};

/** The shell's layout around every signed-in screen, as far as it matters here. */
const Layout = () => (
  <main>
    <Outlet />
  </main>
);

const open = () =>
  renderWithProviders([{ Component: Layout, children: homeRoutes }], {
    path: paths.dashboard,
    auth: createFakeAuth({ state: signedInAs() }),
  });

/** The figure of the card with this label. */
const figure = async (label: string) => {
  const card = (await screen.findByText(label)).closest('dl');
  if (!card) throw new Error(`${label} stands in no card.`);
  return within(card).getByRole('definition');
};

test('shows the three figures', async () => {
  server.use(http.get(statsUrl, () => HttpResponse.json(stats)));
  open();
  expect(await screen.findByText('$1,850.50')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(await figure('Total Earned')).toHaveTextContent('$1,850.50');
  expect(await figure('Active Bonuses')).toHaveTextContent('2');
  expect(await figure('Pending Bonuses')).toHaveTextContent('1');
  await expectAccessible();
});

test('keeps the place of the cards while the figures load', async () => {
  server.use(http.get(statsUrl, () => new Promise<never>(() => undefined)));
  open();
  expect(await screen.findByRole('status')).toHaveTextContent('Loading your figures');
  for (const label of ['Total Earned', 'Active Bonuses', 'Pending Bonuses']) {
    expect(await figure(label)).toHaveTextContent('');
  }
  await expectAccessible();
});

test("shows the server's words and loads again on request", async () => {
  let isDown = true;
  server.use(
    http.get(statsUrl, () =>
      isDown
        ? HttpResponse.json({ detail: 'The figures are being counted.' }, { status: 503 })
        : HttpResponse.json(stats),
    ),
  );
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The figures are being counted.');
  await expectAccessible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$1,850.50')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('has words of its own when the server gives none', async () => {
  server.use(http.get(statsUrl, () => new HttpResponse(null, { status: 500 })));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Failed to fetch dashboard statistics',
  );
});
