import { profileQuery, useApiClient } from '@bank-bonuses/api-client/queries';
import { LoadProblem, PageHeader, RefreshProblem, Stack, useLoadProblem } from '@bank-bonuses/ui';
import { useQuery } from '@tanstack/react-query';
import { RemoveConsent } from './consent/RemoveConsent.tsx';
import { SettingsCards } from './cards/SettingsCards.tsx';
import { UnsavedEdits } from './editing/UnsavedEdits.tsx';
import { SecuritySection } from './security/SecuritySection.tsx';

/** What the company stores about the customer, and what of it the customer can change. */
export function SettingsPage() {
  const profile = useQuery(profileQuery(useApiClient()));
  const problem = useLoadProblem(profile);
  const message = problem?.message || 'Failed to load user data';
  const load = () => void profile.refetch();
  return (
    <Stack gap="xl">
      <PageHeader
        title="Settings"
        updatedAt={profile.dataUpdatedAt}
        refreshing={profile.isFetching}
        onRefresh={problem && !profile.data ? undefined : load}
      />
      {problem && profile.data && <RefreshProblem message={message} />}
      {problem && !profile.data ? (
        <LoadProblem message={message} onRetry={load} retrying={profile.isFetching} />
      ) : (
        <UnsavedEdits>
          <SettingsCards profile={profile.data} />
        </UnsavedEdits>
      )}
      <SecuritySection />
      <RemoveConsent />
    </Stack>
  );
}
