import type { TaskCompletion } from '@bank-bonuses/api-client';
import { notProvided } from '@bank-bonuses/messages';
import { Amount, formatDay, type TableColumn } from '@bank-bonuses/ui';

/** Renders a name, which page translation must not change, or 'Not provided'. */
const Name = ({ children }: { children: string | null }) =>
  children === null ? notProvided : <span translate="no">{children}</span>;

export const activityColumns: TableColumn<TaskCompletion>[] = [
  {
    id: 'date',
    header: 'Date',
    oneLine: true,
    narrow: 'aside',
    cell: ({ date }) => (date === null ? notProvided : formatDay(date)),
  },
  {
    id: 'bank',
    header: 'Bank',
    rowHeader: true,
    narrow: 'title',
    cell: ({ bank }) => <Name>{bank}</Name>,
  },
  {
    id: 'task',
    header: 'Task Type',
    narrow: 'note',
    cell: ({ task_type }) => task_type ?? notProvided,
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    narrow: 'figure',
    cell: ({ amount }) => (amount === null ? notProvided : <Amount value={amount} />),
  },
  {
    id: 'account',
    header: 'Account',
    narrow: 'foot',
    cell: ({ account }) => <Name>{account}</Name>,
  },
];
