import type { TaskCompletion } from '@bank-bonuses/api-client';
import { mockFailures, fixtures } from '@bank-bonuses/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { startHomeServer } from '../openHome.testing.tsx';

/** Excludes the live region, which may still contain the announcement of an earlier page. */
const inMain = { selector: 'main *' };

const openHome = startHomeServer();

const button = (name: string) => screen.getByRole('button', { name });
const table = () => screen.getByRole('table', { name: 'Recent Activity' });
const rows = () => within(table()).getAllByRole('row').slice(1);
const showing = (text: string) => screen.findByText(text, { selector: 'nav *' });

test('shows five entries with their columns', async () => {
  openHome();
  await showing('Showing 1 to 5 of 23 results');
  const headers = within(table()).getAllByRole('columnheader');
  expect(headers.map((header) => header.textContent)).toEqual([
    'Date',
    'Bank',
    'Task Type',
    'Amount',
    'Account',
  ]);
  expect(rows()).toHaveLength(5);
  expect(rows()[0]).toHaveAccessibleName(
    'Nov 20, 2026 Chase Direct deposit $300.00 Chase Checking',
  );
  expect(rows()[3]).toHaveAccessibleName(/-\$75\.00/);
});

test('Next and Previous change the page and announce it, and Next is disabled on the last page', async () => {
  const { user } = openHome();
  await showing('Showing 1 to 5 of 23 results');
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  for (const text of ['6 to 10', '11 to 15', '16 to 20', '21 to 23']) {
    await user.click(button('Next'));
    await showing(`Showing ${text} of 23 results`);
    const announced = screen.getAllByRole('status')[0];
    await waitFor(() => expect(announced).toHaveTextContent(`Showing ${text} of 23 results`));
  }
  expect(rows()).toHaveLength(3);
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveFocus();
  await user.click(button('Previous'));
  await showing('Showing 16 to 20 of 23 results');
});

test('shows the rows of the previous page until the next page has loaded', async () => {
  const { user, respondWith } = openHome();
  await showing('Showing 1 to 5 of 23 results');
  const next = Promise.withResolvers<Response>();
  respondWith({ activity: () => next.promise });
  await user.click(button('Next'));
  expect(table()).toHaveAttribute('aria-busy', 'true');
  expect(rows()).toHaveLength(5);
  expect(button('Refresh')).toBeEnabled();
  next.resolve(HttpResponse.json({ items: fixtures.taskCompletions.slice(5, 7), total: 7 }));
  await showing('Showing 6 to 7 of 7 results');
  expect(rows()).toHaveLength(2);
});

test('shows an empty state if there is no activity', async () => {
  openHome({ activity: [] });
  expect(await screen.findByText('No recent activity found')).toBeVisible();
  expect(screen.getByText('No results to display')).toBeVisible();
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull();
});

test('shows the last existing page if the requested page no longer exists', async () => {
  const { user, respondWith } = openHome();
  await showing('Showing 1 to 5 of 23 results');
  respondWith({ activity: fixtures.taskCompletions.slice(0, 3) });
  await user.click(button('Next'));
  await showing('Showing 1 to 3 of 3 results');
});

test('shows a message for a page without rows', async () => {
  openHome({ activity: () => HttpResponse.json({ items: [], total: 4 }) });
  expect(await screen.findByText('There are no entries on this page.')).toBeVisible();
  expect(screen.getByText('No results to display')).toBeVisible();
});

test('if the activity cannot be loaded, the stats are still shown, and Try again loads the activity', async () => {
  const { user, respondWith } = openHome({ activity: mockFailures.serverError() });
  expect(await screen.findByText('Failed to fetch task completions', inMain)).toBeVisible();
  expect(await screen.findByText('$4,675.50', { selector: 'dd *' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  respondWith({});
  await user.click(button('Try again'));
  await showing('Showing 1 to 5 of 23 results');
});

test('offers to retry or go back when a page cannot be loaded', async () => {
  const { user, respondWith } = openHome();
  await showing('Showing 1 to 5 of 23 results');
  respondWith({ activity: mockFailures.serverError() });
  await user.click(button('Next'));
  expect(await screen.findByText('Failed to fetch task completions', inMain)).toBeVisible();
  expect(screen.queryByText('No results to display')).toBeNull();
  await user.click(button('Try again'));
  await waitFor(() => expect(button('Try again')).toBeEnabled());
  await user.click(button('Previous'));
  await showing('Showing 1 to 5 of 23 results');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

const many: TaskCompletion[] = Array.from({ length: 10_000 }, (_none, index) => ({
  id: `entry ${index}`,
  date: '2026-11-20',
  bank: 'Chase',
  task_type: 'Direct deposit',
  amount: 25,
  account: 'Chase Checking',
}));

test('renders only five of ten thousand entries', async () => {
  const { user } = openHome({ activity: many });
  await showing('Showing 1 to 5 of 10,000 results');
  expect(rows()).toHaveLength(5);
  await user.click(button('Next'));
  await showing('Showing 6 to 10 of 10,000 results');
});
