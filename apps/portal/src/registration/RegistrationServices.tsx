import { ApiClientProvider } from '@bank-bonuses/api-client/react';
import { useAuth } from '@bank-bonuses/auth';
import { usePortalConfig } from '@bank-bonuses/portal-config/react';
import { useEffect, useMemo } from 'react';
import { Outlet } from 'react-router';
import { createApiOnDemand } from './apiOnDemand.ts';

/** Provides the API client to the wizard. No other public page needs it. */
export function RegistrationServices() {
  const auth = useAuth();
  const apiUrl = usePortalConfig()?.apiUrl ?? '/';
  const { client, prepare } = useMemo(
    () => createApiOnDemand({ baseUrl: apiUrl, getAccessToken: () => auth.getAccessToken() }),
    [apiUrl, auth],
  );

  useEffect(() => {
    window.addEventListener('focusin', prepare, { once: true });
    return () => window.removeEventListener('focusin', prepare);
  }, [prepare]);

  return (
    <ApiClientProvider client={client}>
      <Outlet />
    </ApiClientProvider>
  );
}
