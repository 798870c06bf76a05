import { mockFailures } from '@bank-bonuses/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startHomeServer } from '../openHome.testing.tsx';

const openHome = startHomeServer();

const button = (name: string) => screen.getByRole('button', { name });
const showing = (text: string) => screen.findByText(text, { selector: 'nav *' });
const tables = () => screen.getAllByRole('table', { name: 'Recent Activity' });
const rowsOf = (table: HTMLElement | undefined) =>
  table ? within(table).getAllByRole('row').slice(1) : [];

/** Number of rows in the first table, recorded each time the print dialog opened. */
let printed: number[] = [];

beforeEach(() => {
  printed = [];
  vi.spyOn(window, 'print').mockImplementation(() => void printed.push(rowsOf(tables()[0]).length));
});

test("the print has the customer's name and every row, and then the table shows one page again", async () => {
  const { user, requests } = openHome();
  await showing('Showing 1 to 5 of 23 results');
  expect(screen.getByText('Alex Rivera')).toBeInTheDocument();
  requests.length = 0;
  await user.click(button('Print'));
  await waitFor(() => expect(printed).toEqual([23]));
  expect(requests).toEqual(['task-completions?page=1&per_page=100']);
  expect(screen.getByText('All 23 entries')).toBeInTheDocument();
  window.dispatchEvent(new Event('afterprint'));
  await waitFor(() => expect(tables()).toHaveLength(1));
  expect(rowsOf(tables()[0])).toHaveLength(5);
});

test('the print has only rows that match the filter, and names the filter', async () => {
  const { user, requests } = openHome({ canFilter: true });
  await showing('Showing 1 to 5 of 23 results');
  await user.click(button('Filter'));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Bank' }), 'SoFi');
  await showing('Showing 1 to 5 of 6 results');
  await user.click(button('Print'));
  await waitFor(() => expect(printed).toEqual([6]));
  expect(requests.at(-1)).toBe('task-completions?page=1&per_page=100&bank=SoFi');
  expect(screen.getByText('All 6 entries of SoFi')).toBeInTheDocument();
});

test('a failed print shows the reason, opens no print dialog, and can be started again', async () => {
  const { user, respondWith } = openHome();
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
