import { consoleLogger, createApiClient } from '@bank-bonuses/api-client';
import { ApiClientProvider } from '@bank-bonuses/api-client/react';
import { useAuth } from '@bank-bonuses/auth';
import { usePortalConfig } from '@bank-bonuses/product/react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';

/** Provides the API client to the wizard. No other public page needs it. */
export function RegistrationServices() {
  const auth = useAuth();
  const apiUrl = usePortalConfig()?.apiUrl ?? '/';
  const client = useMemo(
    () =>
      createApiClient({
        baseUrl: apiUrl,
        getAccessToken: () => auth.getAccessToken(),
        logger: consoleLogger,
      }),
    [apiUrl, auth],
  );
  return (
    <ApiClientProvider client={client}>
      <Outlet />
    </ApiClientProvider>
  );
}
