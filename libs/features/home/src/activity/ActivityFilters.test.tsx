import { mockFailures, fixtures } from '@bank-bonuses/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { button, inMain, showing, startActivityServer } from './openActivity.testing.tsx';

const openActivity = startActivityServer();

const select = (name: string) => screen.getByLabelText(name);
const rows = () =>
  within(screen.getByRole('table', { name: 'Recent Activity' }))
    .getAllByRole('row')
    .slice(1);

const open = async () => {
  const page = openActivity({ canFilter: true });
  await showing('Showing 1 to 5 of 23 results');
  await page.user.click(button('Filter'));
  await screen.findByLabelText('Bank');
  page.requests.length = 0;
  return page;
};

test('filters are hidden until a response of the service contains filters', async () => {
  const { respondWith, user, requests } = openActivity();
  await showing('Showing 1 to 5 of 23 results');
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
  respondWith({ canFilter: true });
  await user.click(button('Refresh'));
  expect(await screen.findByRole('button', { name: 'Filter' })).toBeVisible();
  expect(requests.join()).not.toMatch(/bank=|task_type=/);
});

test('the filter follows its button in tab order, before the other buttons', async () => {
  const { user } = await open();
  expect(button('Filter')).toHaveFocus();
  await user.tab();
  expect(select('Bank')).toHaveFocus();
  await user.tab();
  await user.tab();
  expect(button('Print')).toHaveFocus();
});

test('a changed filter shows page one, announces the results, and stays active after paging and a refresh', async () => {
  const { user, requests } = await open();
  expect(button('Filter')).toHaveAttribute('aria-expanded', 'true');
  await user.selectOptions(select('Bank'), 'SoFi');
  await showing('Showing 1 to 5 of 6 results');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Showing 1 to 5 of 6 results');
  for (const row of rows()) expect(row).toHaveAccessibleName(/SoFi/);
  await user.click(button('Next'));
  await showing('Showing 6 to 6 of 6 results');
  await user.click(button('Refresh'));
  await waitFor(() => expect(requests).toHaveLength(3));
  await showing('Showing 6 to 6 of 6 results');
  const types = within(select('Task Type')).getAllByRole('option');
  await user.selectOptions(select('Task Type'), types[1]!);
  await waitFor(() => expect(requests.at(-1)).toMatch(/page=1&per_page=5&bank=SoFi&task_type=/));
  expect(requests[0]).toBe('?page=1&per_page=5&bank=SoFi');
  expect(requests[1]).toBe('?page=2&per_page=5&bank=SoFi');
  expect(button(/^Filter \(2\)/)).toBeVisible();
});

test('cleared filters are not sent, and the unfiltered rows come from the cache', async () => {
  const { user, requests } = await open();
  await user.selectOptions(select('Bank'), 'SoFi');
  await showing('Showing 1 to 5 of 6 results');
  await user.click(button('Clear filter'));
  await showing('Showing 1 to 5 of 23 results');
  expect(button('Filter')).toHaveFocus();
  expect(select('Bank')).toHaveValue('');
  await user.click(button('Next'));
  await showing('Showing 6 to 10 of 23 results');
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests).toEqual(['?page=1&per_page=5&bank=SoFi', '?page=2&per_page=5']);
});

test('filters without a match show a message and a button that shows all activity', async () => {
  const { user } = await open();
  await user.selectOptions(select('Bank'), 'Fidelity');
  const of = await screen.findByText(/^Showing 1 to \d of \d results$/, { selector: 'nav *' });
  expect(of).toBeVisible();
  const types = within(select('Task Type')).getAllByRole<HTMLOptionElement>('option').slice(1);
  const own = new Set(
    fixtures.taskCompletions.flatMap((it) => (it.bank === 'Fidelity' ? it.task_type : [])),
  );
  const other = types.find(({ value }) => !own.has(value));
  await user.selectOptions(select('Task Type'), other!);
  expect(await screen.findByText('No recent activity found')).toBeVisible();
  expect(screen.getByText('No activity matches this bank and type.')).toBeVisible();
  await user.click(button('Show all activity'));
  await showing('Showing 1 to 5 of 23 results');
  expect(button('Filter')).toHaveFocus();
});

test('filters can be changed after a filtered request fails', async () => {
  const { user, respondWith } = await open();
  respondWith({ activity: mockFailures.serverError() });
  await user.selectOptions(select('Bank'), 'SoFi');
  expect(await screen.findByText('Failed to fetch task completions', inMain)).toBeVisible();
  await user.click(button('Clear filter'));
  await showing('Showing 1 to 5 of 23 results');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
