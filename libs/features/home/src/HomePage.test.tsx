import type { DashboardStats, TaskCompletion } from '@bank-bonuses/api-client';
import {
  mockFailures,
  fixtures,
  mockApi,
  type MockFailure,
} from '@bank-bonuses/api-client/testing';
import { signedInAs } from '@bank-bonuses/auth/testing';
import { createFakeAuth, renderWithProviders } from '@bank-bonuses/testing';
import { startTestServer } from '@bank-bonuses/testing/server';
import { AmountsProvider, LiveRegion } from '@bank-bonuses/ui';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { HomePage } from './HomePage.tsx';

interface Responses {
  stats?: DashboardStats | MockFailure;
  activity?: TaskCompletion[] | MockFailure;
  /** Whether the service can filter the activity. */
  canFilter?: boolean;
}

const server = startTestServer();
const respondWith = ({ stats, activity, canFilter = false }: Responses) =>
  server.use(mockApi.dashboardStats(stats), mockApi.taskCompletions(activity, { canFilter }));

// Hides the API client's log of failed calls and of missing fields.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const open = ({ hidden = false, ...responses }: Responses & { hidden?: boolean } = {}) => {
  respondWith(responses);
  const requests: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    requests.push(pathname.replace('/api/user/', '') + search);
  });
  const page = renderWithProviders(
    <AmountsProvider hidden={hidden}>
      <LiveRegion />
      <main>
        <HomePage />
      </main>
    </AmountsProvider>,
    { auth: createFakeAuth({ state: signedInAs() }) },
  );
  return { ...page, requests };
};

const texts = (selector: string) =>
  [...document.querySelectorAll(`main ${selector}`)].map(({ textContent }) => textContent);
const stat = (label: string) => screen.getByText(label).nextSibling?.textContent;
const button = (name: string) => screen.getByRole('button', { name });
const showing = (text: string | RegExp) => screen.findByText(text, { selector: 'nav *' });
const ready = async () => {
  await screen.findByText('$4,675.50', { selector: 'dd *' });
  await showing(/^Showing 1 to 5/);
  // jsdom cannot draw the chart, so the table replaces it.
  await screen.findByRole('table', { name: 'Earnings Overview' });
};

const specified = {
  headings: ['Home', 'Earnings Overview', 'Earn More', 'Recent Activity'],
  buttons: ['Refresh', 'Invite Friends', 'Print', 'Download CSV', 'Previous', 'Next'],
};

test('shows the specified content if the service returns no optional field', async () => {
  const { requests } = open();
  await ready();
  expect(texts('h1, main h2')).toEqual(specified.headings);
  expect(texts('dt').map((label) => [label, stat(label)])).toEqual([
    ['Total Earned', '$4,675.50'],
    ['Active Bonuses', '2'],
    ['Pending Bonuses', '1'],
    ['Referral Rate', '$50'],
    ['Your Referrals', '0'],
  ]);
  expect(screen.getByText('The amounts of your completed tasks')).toBeVisible();
  expect(texts('button')).toEqual(specified.buttons);
  expect(texts('li')).toEqual([]);
  // The name is visible only in print.
  expect(screen.getByText('Alex Rivera')).toBeInTheDocument();
  expect(requests.sort()).toEqual(['dashboard/stats', 'task-completions?page=1&per_page=5']);
});

test('shows the optional fields beside the specified content, without another request', async () => {
  const { milestones } = fixtures.firstDayStats;
  const stats = {
    ...fixtures.fullDashboardStats,
    referral_count: 1234,
    ...(milestones && { milestones }),
  };
  const { requests } = open({ stats, canFilter: true });
  await ready();
  expect(texts('h1, main h2')).toEqual(
    specified.headings.toSpliced(
      1,
      0,
      'What happens next',
      'Next payout',
      'Needs attention',
      'Money we hold for you',
      'Your statement',
    ),
  );
  expect(stat('Your Referrals')).toBe('1,234');
  expect(texts('button')).toEqual(specified.buttons.toSpliced(2, 0, 'Filter'));
  expect(screen.getByText(/^These are the amounts of your tasks, not of payouts/)).toBeVisible();
  expect(requests).toHaveLength(2);
});

test('shows placeholders while Home loads', async () => {
  open({ stats: mockFailures.silence(), activity: mockFailures.silence() });
  expect(await screen.findByText('Loading your dashboard')).toHaveRole('status');
  for (const label of ['Total Earned', 'Active Bonuses', 'Pending Bonuses']) {
    expect(stat(label)).toBe('');
  }
  expect(texts('h1, main h2')).toEqual(specified.headings);
  expect(screen.getByRole('table', { name: 'Recent Activity', busy: true })).toBeVisible();
  expect(screen.queryByText('No results to display')).toBeNull();
});

test('on the first day, shows words in place of zeros, and no buttons for other pages', async () => {
  const attention: DashboardStats['attention'] = [{ kind: 'payment_awaited', date: '2026-11-20' }];
  open({ stats: { ...fixtures.firstDayStats, pending_bonuses: 1, attention }, activity: [] });
  const welcome = await screen.findByRole('region', { name: 'Welcome, Alex Rivera' });
  await screen.findByText('No recent activity found');
  expect(['Total Earned', 'Active Bonuses', 'Pending Bonuses'].map(stat)).toEqual([
    'None yet',
    'None yet',
    '1',
  ]);
  expect(document.body).not.toHaveTextContent('$0.00');
  expect(screen.queryByText('No results to display')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  const total = screen.getByText('Total Earned');
  for (const earlier of [welcome, screen.getByText('Your payment has not arrived')]) {
    expect(earlier.compareDocumentPosition(total)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('shows the milestones until the first payout', async () => {
  const milestones = (fixtures.firstDayStats.milestones ?? []).map((milestone) => ({
    ...milestone,
    state: 'done' as const,
  }));
  open({ stats: { ...fixtures.dashboardStats, milestones } });
  await ready();
  expect(screen.queryByText('What happens next')).toBeNull();
});

test("shows the server's message if the stats cannot be loaded, and still shows the activity", async () => {
  const { user } = open({ stats: mockFailures.detail(503, 'The stats are being counted.') });
  expect(await screen.findByText('The stats are being counted.')).toBeVisible();
  // The number is unknown, so it must not be shown as 0.
  expect(stat('Your Referrals')).toMatch(/^–/);
  await showing('Showing 1 to 5 of 23 results');
  expect(screen.queryByText('Total Earned')).toBeNull();
  respondWith({});
  await user.click(button('Try again'));
  await ready();
  expect(screen.queryByText('The stats are being counted.')).toBeNull();
});

test('shows errors, and no empty states, for missing lists', async () => {
  open({
    stats: () => HttpResponse.json({ ...fixtures.dashboardStats, earnings_overview: null }),
    activity: () => HttpResponse.json({ items: null, total: 23 }),
  });
  // Excludes the live region, which announces the error.
  const inMain = { selector: 'main *' };
  expect(await screen.findByText('Failed to fetch dashboard statistics', inMain)).toBeVisible();
  expect(await screen.findByText('Failed to fetch task completions', inMain)).toBeVisible();
  expect(screen.queryByText(/Bonuses you earn will show up here|No recent activity/)).toBeNull();
});

test('still shows the other lines if fields are missing', async () => {
  const row = {
    id: 'a',
    date: '2026-10-21',
    bank: 'Chase',
    task_type: 'Direct deposit',
    amount: 301.25,
    account: 'Checking',
  };
  const items = ['date', 'bank', 'task_type', 'amount', 'account'].map((field) => ({
    ...row,
    id: field,
    [field]: null,
  }));
  const months = [{ month: '2026-05', amount: 900 }];
  open({
    stats: () => HttpResponse.json({ earnings_overview: months, pending_bonuses: 17 }),
    activity: () => HttpResponse.json({ items, total: null }),
  });
  await showing('Showing 1 to 5 of 5 results');
  expect(['Total Earned', 'Active Bonuses', 'Pending Bonuses'].map(stat)).toEqual([
    'Not provided',
    'Not provided',
    '17',
  ]);
  expect(screen.getByText(/^You earned/)).toHaveTextContent('You earned $900.00 in May 2026.');
  const whole = ['Oct 21, 2026', 'Chase', 'Direct deposit', '$301.25', 'Checking'];
  const table = screen.getByRole('table', { name: 'Recent Activity' });
  const rows = [...table.querySelectorAll('tbody tr')];
  expect(rows.map((each) => [...each.children].map(({ textContent }) => textContent))).toEqual(
    whole.map((_text, at) => whole.with(at, 'Not provided')),
  );
});

test('Refresh refetches the stats and the activity, and later the other pages of the table', async () => {
  const { user, requests } = open();
  await ready();
  expect(screen.getByText('Updated just now')).toBeVisible();
  await user.click(button('Next'));
  await showing('Showing 6 to 10 of 23 results');
  respondWith({ stats: { ...fixtures.dashboardStats, total_earned: 5000 } });
  requests.length = 0;
  await user.click(button('Refresh'));
  expect(await screen.findByText('$5,000.00')).toBeVisible();
  await waitFor(() => expect(button('Refresh')).toBeEnabled());
  expect(requests.sort()).toEqual(['dashboard/stats', 'task-completions?page=2&per_page=5']);
  await user.click(button('Previous'));
  await waitFor(() => expect(requests).toContain('task-completions?page=1&per_page=5'));
});

test('shows the loaded data and a notice after a failed refresh', async () => {
  const { user } = open();
  await ready();
  respondWith({ stats: mockFailures.serverError(), activity: mockFailures.serverError() });
  await user.click(button('Refresh'));
  expect(await screen.findByText('This page is not up to date')).toBeVisible();
  await waitFor(() => expect(button('Refresh')).toBeEnabled());
  await ready();
  expect(screen.getByRole('table', { name: 'Recent Activity' })).toBeVisible();
});

test('shows no amount of the customer while amounts are hidden', async () => {
  const { user, container } = open({ hidden: true });
  await showing('Showing 1 to 5 of 23 results');
  await screen.findByRole('figure', { name: 'Earnings Overview' });
  expect(container.innerHTML.replaceAll('$50<', '')).not.toMatch(/\$\d|4,?675|300|250\.5|900/);
  expect(stat('Referral Rate')).toBe('$50');
  expect(button('Download CSV')).toHaveAccessibleDescription('Show amounts to download them');
  await user.click(button('Download CSV'));
  expect(screen.queryByRole('progressbar')).toBeNull();
});
