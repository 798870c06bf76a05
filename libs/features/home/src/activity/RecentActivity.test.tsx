import { mockFailures, fixtures } from '@bank-bonuses/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { button, inMain, showing, startActivityServer } from './openActivity.testing.tsx';

const open = startActivityServer();

const table = () => screen.getByRole('table', { name: 'Recent Activity' });
const rows = () => within(table()).getAllByRole('row').slice(1);

test('shows five entries with their columns', async () => {
  open();
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
  const { user } = open({ activity: fixtures.taskCompletions.slice(0, 8) });
  await showing('Showing 1 to 5 of 8 results');
  expect(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  await user.click(button('Next'));
  await showing('Showing 6 to 8 of 8 results');
  const announced = screen.getAllByRole('status')[0];
  await waitFor(() => expect(announced).toHaveTextContent('Showing 6 to 8 of 8 results'));
  expect(rows()).toHaveLength(3);
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Next')).toHaveFocus();
  await user.click(button('Previous'));
  await showing('Showing 1 to 5 of 8 results');
});

test('shows the rows of the previous page until the next page has loaded', async () => {
  const { user, respondWith } = open();
  await showing('Showing 1 to 5 of 23 results');
  const next = Promise.withResolvers<Response>();
  respondWith({ activity: () => next.promise });
  await user.click(button('Next'));
  expect(table()).toHaveAttribute('aria-busy', 'true');
  expect(rows()).toHaveLength(5);
  next.resolve(HttpResponse.json({ items: fixtures.taskCompletions.slice(5, 7), total: 7 }));
  await showing('Showing 6 to 7 of 7 results');
  expect(rows()).toHaveLength(2);
});

test('shows an empty state, without download and filter, if there is no activity', async () => {
  open({ activity: [], canFilter: true });
  expect(await screen.findByText('No recent activity found')).toBeVisible();
  expect(screen.getByText('No results to display')).toBeVisible();
  expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByRole('button', { name: /Download CSV|Filter/ })).toBeNull();
});

test('shows the last existing page if the requested page no longer exists', async () => {
  const { user, respondWith } = open();
  await showing('Showing 1 to 5 of 23 results');
  respondWith({ activity: fixtures.taskCompletions.slice(0, 3) });
  await user.click(button('Next'));
  await showing('Showing 1 to 3 of 3 results');
});

test('offers to retry or go back when a page cannot be loaded', async () => {
  const { user, respondWith } = open();
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
