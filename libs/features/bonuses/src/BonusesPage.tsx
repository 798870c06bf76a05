import { enrollmentsQuery } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { LoadError, PageHeader, RefreshError, Stack, useLoadError } from '@bank-bonuses/ui';
import { useQuery } from '@tanstack/react-query';
import { BonusList } from './BonusList.tsx';

/** Renders the bonuses in which the customer is enrolled. */
export function BonusesPage() {
  const bonuses = useQuery(enrollmentsQuery(useApiClient()));
  const problem = useLoadError(bonuses);
  const enrollments = bonuses.data;
  const message = problem?.message || 'Failed to load bonuses';
  const load = () => void bonuses.refetch();
  return (
    <Stack gap="xl">
      <PageHeader
        title="Bonuses"
        updatedAt={bonuses.dataUpdatedAt}
        refreshing={bonuses.isFetching}
        onRefresh={problem && !enrollments ? undefined : load}
      />
      {problem && enrollments && <RefreshError message={message} />}
      {problem && !enrollments ? (
        <LoadError message={message} onRetry={load} retrying={bonuses.isFetching} />
      ) : (
        <BonusList enrollments={enrollments} />
      )}
    </Stack>
  );
}
