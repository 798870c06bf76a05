import { mockFailures, fixtures } from '@bank-bonuses/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { startHomeServer } from './openHome.testing.tsx';

const openHome = startHomeServer();

/** Returns the value on the card with this label. */
const stat = async (label: string) => {
  const card = (await screen.findByText(label)).closest('dl');
  if (!card) throw new Error(`The label '${label}' is not in a card.`);
  return within(card).getAllByRole('definition')[0];
};

/**
 * Finds the line below the table. Restricted to `nav`, because the announcement has the same text.
 */
const showing = (text: string | RegExp) => screen.findByText(text, { selector: 'nav *' });

const ready = async () => {
  await screen.findByText('$4,675.50', { selector: 'dd *' });
  await showing(/^Showing 1 to 5/);
};

test('shows the three stats', async () => {
  openHome();
  await ready();
  expect(screen.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
  expect(await stat('Total Earned')).toHaveTextContent('$4,675.50');
  expect(await stat('Active Bonuses')).toHaveTextContent('2');
  expect(await stat('Pending Bonuses')).toHaveTextContent('1');
});

test('says what the total earned counts', async () => {
  openHome();
  await ready();
  const card = screen.getByText('Total Earned').closest('dl') as HTMLElement;
  expect(within(card).getByText('The amounts of your completed tasks')).toBeVisible();
});

test('shows placeholders while Home loads', async () => {
  openHome({ stats: mockFailures.silence(), activity: mockFailures.silence() });
  expect(await screen.findByText('Loading your dashboard')).toHaveRole('status');
  for (const label of ['Total Earned', 'Active Bonuses', 'Pending Bonuses']) {
    expect(await stat(label)).toHaveTextContent('');
  }
  for (const name of ['Earnings Overview', 'Earn More', 'Recent Activity']) {
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  expect(screen.getByRole('table', { name: 'Recent Activity', busy: true })).toBeVisible();
  expect(screen.queryByText('No results to display')).toBeNull();
});

test('requests the stats and the first five entries once', async () => {
  const { requests } = openHome({ stats: fixtures.fullDashboardStats });
  await ready();
  expect(requests.sort()).toEqual(['dashboard/stats', 'task-completions?page=1&per_page=5']);
});

test('shows the referral rate, the number of referrals, and a button that opens the invite dialog', async () => {
  const { user } = openHome();
  expect(await stat('Referral Rate')).toHaveTextContent('$50');
  await ready();
  expect(await stat('Your Referrals')).toHaveTextContent(/^0$/);
  await user.click(screen.getByRole('button', { name: 'Invite Friends' }));
  expect(
    await screen.findByRole('dialog', { name: 'Invite Friends & Earn Rewards' }),
  ).toBeVisible();
});

test('shows the number of referrals that the service returns, with separators', async () => {
  openHome({ stats: { ...fixtures.dashboardStats, referral_count: 1234 } });
  await ready();
  expect(await stat('Your Referrals')).toHaveTextContent(/^1,234$/);
});

test("shows the server's message if the stats cannot be loaded, and still shows the activity", async () => {
  const { user, respondWith } = openHome({
    stats: mockFailures.detail(503, 'The stats are being counted.'),
  });
  expect(await screen.findByText('The stats are being counted.')).toBeVisible();
  // The number is unknown, so it must not be shown as 0.
  expect(await stat('Your Referrals')).toHaveTextContent(/^–$/);
  expect(await screen.findByText('Showing 1 to 5 of 23 results')).toBeVisible();
  expect(screen.queryByText('Total Earned')).toBeNull();
  respondWith({});
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await ready();
  expect(screen.queryByText('The stats are being counted.')).toBeNull();
});

test.each([
  ['a 500 without a message', mockFailures.serverError()],
  ['an HTML page', mockFailures.html()],
  ['a response of another shape', mockFailures.wrongShape()],
  ['an empty response', mockFailures.empty()],
  ['a truncated response', mockFailures.truncated()],
])('shows default messages after %s', async (_case, mockFailure) => {
  openHome({ stats: mockFailure, activity: mockFailure });
  expect(await screen.findByText('Failed to fetch dashboard statistics')).toBeVisible();
  // Excludes the live region, where an earlier test may have left the same text.
  const inMain = { selector: 'main *' };
  expect(await screen.findByText('Failed to fetch task completions', inMain)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Invite Friends' })).toBeVisible();
});

test('Refresh refetches the stats and the activity', async () => {
  const { user, requests, respondWith } = openHome();
  await ready();
  expect(screen.getByText('Updated just now')).toBeVisible();
  respondWith({ stats: { ...fixtures.dashboardStats, total_earned: 5000 } });
  requests.length = 0;
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('$5,000.00')).toBeVisible();
  expect(requests.sort()).toEqual(['dashboard/stats', 'task-completions?page=1&per_page=5']);
});

test('refetches another page of the table when it is opened after a refresh', async () => {
  const { user, requests } = openHome();
  await ready();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await showing('Showing 6 to 10 of 23 results');
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Refresh' })).toBeEnabled());
  requests.length = 0;
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await waitFor(() => expect(requests).toEqual(['task-completions?page=1&per_page=5']));
});

test('shows the loaded data and a notice after a failed refresh', async () => {
  const { user, respondWith } = openHome();
  await ready();
  respondWith({ stats: mockFailures.serverError(), activity: mockFailures.serverError() });
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(await screen.findByText('This page is not up to date')).toBeVisible();
  await ready();
});

test('shows no amount while amounts are hidden', async () => {
  const { user, container } = openHome({ hidden: true });
  await screen.findByText('Showing 1 to 5 of 23 results');
  await screen.findByRole('figure', { name: 'Earnings Overview' });
  const noFigure = () => {
    expect(container.innerHTML).not.toMatch(/\$\d|4,?675|300|250\.5|900/);
  };
  noFigure();
  expect(screen.getAllByRole('img', { name: 'Amount hidden' }).length).toBeGreaterThan(7);
  expect(screen.getByRole('button', { name: 'Download CSV' })).toHaveAccessibleDescription(
    'Show amounts to download them',
  );
  await user.click(screen.getByRole('button', { name: 'Download CSV' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
  noFigure();
});
