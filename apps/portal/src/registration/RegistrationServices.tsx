import { createApiClient } from '@bank-bonuses/api-client';
import { ApiClientProvider } from '@bank-bonuses/api-client/queries';
import { useAuth } from '@bank-bonuses/auth';
import { usePortalConfig } from '@bank-bonuses/portal-config/react';
import { useMemo } from 'react';
import { Outlet } from 'react-router';

/** The wizard posts the registration, so it needs the API; no other public page does. */
export function RegistrationServices() {
  const auth = useAuth();
  const apiUrl = usePortalConfig()?.apiUrl ?? '/';
  const client = useMemo(
    () => createApiClient({ baseUrl: apiUrl, getAccessToken: () => auth.getAccessToken() }),
    [apiUrl, auth],
  );
  return (
    <ApiClientProvider client={client}>
      <Outlet />
    </ApiClientProvider>
  );
}
