import { Amount, formatDay, Table } from '@bank-bonuses/ui';

interface Payment {
  id: string;
  day: string;
  bank: string;
  amount: number;
}

const payments: Payment[] = [
  { id: '1', day: '2026-11-03', bank: 'First Example Bank', amount: 300 },
  { id: '2', day: '2026-10-21', bank: 'Second Example Bank', amount: 250 },
];

export const Example = () => (
  <Table
    aria-label="Payments"
    rows={payments}
    rowKey={({ id }) => id}
    columns={[
      { id: 'bank', header: 'Bank', cell: ({ bank }) => bank, rowHeader: true, narrow: 'title' },
      {
        id: 'day',
        header: 'Day',
        cell: ({ day }) => formatDay(day),
        oneLine: true,
        narrow: 'note',
      },
      {
        id: 'amount',
        header: 'Amount',
        cell: ({ amount }) => <Amount value={amount} />,
        align: 'end',
        narrow: 'figure',
      },
    ]}
  />
);
