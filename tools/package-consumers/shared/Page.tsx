'use client';

import { createApiClient } from '@bank-bonuses/api-client';
import { dashboardStatsQuery } from '@bank-bonuses/api-client/queries';
import { ApiClientProvider, useApiClient } from '@bank-bonuses/api-client/react';
import {
  Amount,
  Button,
  Dialog,
  formatDay,
  Notice,
  PasswordField,
  Stack,
  Table,
  TextField,
} from '@bank-bonuses/ui';
import { BarChart } from '@bank-bonuses/ui/charts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const client = createApiClient({ baseUrl: '/', getAccessToken: () => 'a-token' });
const cache = new QueryClient();
const columns = [
  { id: 'month', header: 'Month', cell: ({ month }: { month: string }) => month, rowHeader: true },
  {
    id: 'amount',
    header: 'Earned',
    cell: (row: { amount: number }) => <Amount value={row.amount} />,
  },
];

function Earnings() {
  const { data, error } = useQuery(dashboardStatsQuery(useApiClient()));
  if (error) return <Notice tone="critical">{error.message}</Notice>;
  if (!data) return <p>Loading</p>;
  const bars = data.earnings_overview.map(({ month, amount }) => ({
    label: month.slice(5),
    fullLabel: formatDay(`${month}-01`, 'long'),
    value: amount,
  }));
  return (
    <>
      <BarChart
        label="Earned by month"
        summary={<Amount value={data.total_earned ?? 0} />}
        bars={bars}
        ticks={[0, 500, 1000]}
        tickText={String}
        columns={['Month', 'Earned']}
      />
      <Table
        aria-label="Earnings"
        columns={columns}
        rows={data.earnings_overview}
        rowKey={({ month }) => month}
      />
    </>
  );
}

/**
 * A page as another team would build it: a form, a dialog, a chart and a table, with the data of
 * one API request.
 */
export function Page() {
  const [open, setOpen] = useState(false);
  return (
    <QueryClientProvider client={cache}>
      <ApiClientProvider client={client}>
        <Stack gap="lg">
          <TextField label="Email" type="email" />
          <PasswordField label="Password" autoComplete="current-password" />
          <Button onClick={() => setOpen(true)}>Ask</Button>
          <Dialog open={open} onOpenChange={setOpen} title="A question">
            <TextField label="Answer" />
          </Dialog>
          <Earnings />
        </Stack>
      </ApiClientProvider>
    </QueryClientProvider>
  );
}
