import { mockFailures } from '@bank-bonuses/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { button, showing, startActivityServer } from './openActivity.testing.tsx';

const open = startActivityServer();

const tables = () => screen.getAllByRole('table', { name: 'Recent Activity' });
const rowsOf = (table: HTMLElement | undefined) =>
  table ? within(table).getAllByRole('row').slice(1) : [];

/** Number of rows in the first table, recorded each time the print dialog opened. */
let printed: number[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(window, 'print').mockImplementation(() => void printed.push(rowsOf(tables()[0]).length));
});

test('the print has every row of the filter, and then the table shows one page again', async () => {
  const { user, requests } = open({ canFilter: true });
  await showing('Showing 1 to 5 of 23 results');
  await user.click(button('Filter'));
  await user.selectOptions(await screen.findByLabelText('Bank'), 'SoFi');
  await showing('Showing 1 to 5 of 6 results');
  await user.click(button('Print'));
  await waitFor(() => expect(printed).toEqual([6]));
  expect(requests.at(-1)).toBe('?page=1&per_page=100&bank=SoFi');
  expect(screen.getByText('All 6 entries of SoFi')).toBeInTheDocument();
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(tables()).toHaveLength(1));
  expect(rowsOf(tables()[0])).toHaveLength(5);
});

test('a failed print shows the reason, opens no print dialog, and can be started again', async () => {
  const { user, respondWith } = open();
  await showing('Showing 1 to 5 of 23 results');
  respondWith({ activity: mockFailures.serverError() });
  await user.click(button('Print'));
  expect(await screen.findByText('The activity could not be printed')).toBeVisible();
  expect(printed).toEqual([]);
  respondWith({});
  await user.click(button('Print'));
  await waitFor(() => expect(printed).toEqual([23]));
  expect(screen.queryByText('The activity could not be printed')).toBeNull();
});
