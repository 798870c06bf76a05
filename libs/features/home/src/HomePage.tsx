import { dashboardStatsQuery, useApiClient } from '@bank-bonuses/api-client/queries';
import { Heading, Stack } from '@bank-bonuses/ui';
import { useQuery } from '@tanstack/react-query';
import { StatsProblem } from './StatsProblem.tsx';
import { SummaryCards } from './SummaryCards.tsx';

/** What the customer has earned and what is under way. */
export function HomePage() {
  const stats = useQuery(dashboardStatsQuery(useApiClient()));
  return (
    <Stack gap="xl">
      <Heading level={1}>Home</Heading>
      {stats.isError ? (
        <StatsProblem error={stats.error} onRetry={() => void stats.refetch()} />
      ) : (
        <SummaryCards stats={stats.data} />
      )}
    </Stack>
  );
}
