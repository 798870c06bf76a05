import type { TaskCompletion } from '@bank-bonuses/api-client';
import { orNotProvided } from '@bank-bonuses/product';
import { Amount, formatDay, type TableColumn } from '@bank-bonuses/ui';

/** Renders a name, which page translation must not change, or 'Not provided'. */
const Name = ({ children }: { children: string }) =>
  orNotProvided(children, (name) => <span translate="no">{name}</span>);

export const activityColumns: TableColumn<TaskCompletion>[] = [
  {
    id: 'date',
    header: 'Date',
    oneLine: true,
    narrow: 'aside',
    cell: ({ date }) => orNotProvided(date, (day) => formatDay(day)),
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
    cell: ({ task_type }) => orNotProvided(task_type),
  },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    narrow: 'figure',
    cell: ({ amount }) => orNotProvided(amount, (dollars) => <Amount value={dollars} />),
  },
  {
    id: 'account',
    header: 'Account',
    narrow: 'foot',
    cell: ({ account }) => <Name>{account}</Name>,
  },
];
