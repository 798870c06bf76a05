import type { TaskCompletion } from '@bank-bonuses/api-client';
import { Amount, formatDay, type TableColumn } from '@bank-bonuses/ui';

export const columns: TableColumn<TaskCompletion>[] = [
  {
    id: 'date',
    header: 'Date',
    oneLine: true,
    narrow: 'aside',
    cell: ({ date }) => formatDay(date),
  },
  { id: 'bank', header: 'Bank', rowHeader: true, narrow: 'title', cell: ({ bank }) => bank },
  { id: 'task', header: 'Task Type', narrow: 'note', cell: ({ task_type }) => task_type },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    narrow: 'figure',
    cell: ({ amount }) => <Amount value={amount} />,
  },
  { id: 'account', header: 'Account', narrow: 'foot', cell: ({ account }) => account },
];
