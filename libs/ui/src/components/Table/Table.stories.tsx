import type { Meta, StoryObj } from '@storybook/react-vite';
import { Amount } from '../Amount/Amount.tsx';
import { Table } from './Table.tsx';
import type { TableColumn } from './tableTypes.ts';

interface Entry {
  id: string;
  day: string;
  bank: string;
  task: string;
  amount: number;
  account: string;
}

const columns: TableColumn<Entry>[] = [
  { id: 'day', header: 'Date', oneLine: true, narrow: 'aside', cell: ({ day }) => day },
  { id: 'bank', header: 'Bank', rowHeader: true, narrow: 'title', cell: ({ bank }) => bank },
  { id: 'task', header: 'Task', narrow: 'note', cell: ({ task }) => task },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    narrow: 'figure',
    cell: ({ amount }) => <Amount value={amount} />,
  },
  { id: 'account', header: 'Account', narrow: 'foot', cell: ({ account }) => account },
];

const rows: Entry[] = [
  {
    id: '1',
    day: 'Nov 20, 2026',
    bank: 'Chase',
    task: 'Direct deposit',
    amount: 300,
    account: 'Chase Checking',
  },
  {
    id: '2',
    day: 'Nov 13, 2026',
    bank: 'The First and Oldest Savings and Loan Bank of Upper Westchester County',
    task: 'Success fee',
    amount: -75,
    account: 'Hub Account',
  },
];

const meta = {
  component: Table,
  args: { 'aria-label': 'Recent activity', columns, rows, rowKey: ({ id }) => id },
} satisfies Meta<typeof Table<Entry>>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const RoomForMore: Story = { args: { places: 5 } };

export const Loading: Story = { args: { rows: undefined, places: 5 } };

export const LoadingOtherRows: Story = { args: { loading: true } };

export const Empty: Story = { args: { rows: [], empty: 'No recent activity found' } };
