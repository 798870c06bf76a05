import { enrollmentsQuery } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { LoadError, PageHeader, RefreshError, Stack, useLoadError } from '@bank-bonuses/ui';
import { useQuery } from '@tanstack/react-query';
import { BonusList } from './BonusList.tsx';

/** Renders the bonuses in which the customer is enrolled. */
export function BonusesPage() {
  const bonuses = useQuery(enrollmentsQuery(useApiClient()));
  const loadError = useLoadError(bonuses);
  const enrollments = bonuses.data;
  const message = loadError?.message || 'Failed to load bonuses';
  const load = () => void bonuses.refetch();
  return (
    <Stack gap="xl">
      <PageHeader
        title="Bonuses"
        updatedAt={bonuses.dataUpdatedAt}
        refreshing={bonuses.isFetching}
        onRefresh={loadError && !enrollments ? undefined : load}
      />
      {loadError && enrollments && <RefreshError message={message} />}
      {loadError && !enrollments ? (
        <LoadError message={message} onRetry={load} retrying={bonuses.isFetching} />
      ) : (
        <BonusList enrollments={enrollments} />
      )}
    </Stack>
  );
}
