import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Table } from './Table.tsx';
import type { TableColumn } from './tableTypes.ts';

interface Entry {
  id: string;
  bank: string;
  amount: string;
}

const columns: TableColumn<Entry>[] = [
  { id: 'bank', header: 'Bank', rowHeader: true, cell: ({ bank }) => bank },
  { id: 'amount', header: 'Amount', align: 'end', cell: ({ amount }) => amount },
];

const rows: Entry[] = [
  { id: '1', bank: 'Chase', amount: '$300.00' },
  { id: '2', bank: 'SoFi', amount: '-$75.00' },
];

const table = (props: Partial<Parameters<typeof Table<Entry>>[0]> = {}) => (
  <Table aria-label="Activity" columns={columns} rows={rows} rowKey={({ id }) => id} {...props} />
);

test('has a name, column headers and row headers', () => {
  render(table());
  const shown = screen.getByRole('table', { name: 'Activity' });
  expect(
    within(shown)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Bank', 'Amount']);
  const row = within(shown).getByRole('row', { name: 'SoFi -$75.00' });
  expect(within(row).getByRole('rowheader')).toHaveTextContent('SoFi');
  expect(within(row).getByRole('cell')).toHaveTextContent('-$75.00');
});

test('reserves space for missing rows, hidden from assistive technology', () => {
  render(table({ places: 5 }));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(6);
});

test('is busy while its rows load', () => {
  render(table({ rows: undefined, places: 5 }));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getAllByRole('row')).toHaveLength(1);
});

test('is busy while other rows load, and still shows the current rows', () => {
  render(table({ loading: true }));
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('row', { name: /Chase/ })).toBeVisible();
});

test('shows the empty state across all columns', () => {
  render(table({ rows: [], places: 5, empty: 'Nothing yet' }));
  expect(screen.getByRole('cell', { name: 'Nothing yet' })).toHaveAttribute('colspan', '2');
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(2);
});
