import { HttpError } from '@bank-bonuses/api-client';
import { accountsQuery } from '@bank-bonuses/api-client/queries';
import { useApiClient } from '@bank-bonuses/api-client/react';
import { LoadError, PageHeader, RefreshError, Stack, useLoadError } from '@bank-bonuses/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountsOverview } from './AccountsOverview.tsx';

const failed = 'Failed to load accounts';

/** Renders the accounts that the company holds for the customer. */
export function AccountsPage() {
  const accounts = useQuery(accountsQuery(useApiClient()));
  const loadError = useLoadError(accounts);
  // Shows the reason only if the server sent one. The client's fallback message would repeat the
  // page's own text.
  const reason = loadError instanceof HttpError ? loadError.detail : undefined;
  const load = () => void accounts.refetch();
  return (
    <Stack gap="xl">
      <PageHeader
        title="Your Bank Accounts"
        updatedAt={accounts.dataUpdatedAt}
        refreshing={accounts.isFetching}
        onRefresh={loadError && !accounts.data ? undefined : load}
      />
      {loadError && accounts.data && <RefreshError message={reason ?? failed} />}
      {loadError && !accounts.data ? (
        <LoadError
          message={failed}
          description={reason}
          onRetry={load}
          retrying={accounts.isFetching}
        />
      ) : (
        <AccountsOverview summary={accounts.data} />
      )}
    </Stack>
  );
}
