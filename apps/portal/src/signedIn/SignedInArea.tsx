import { ApiClientProvider } from '@bank-bonuses/api-client/queries';
import { useAuth, useSession, type AuthUser } from '@bank-bonuses/auth';
import { usePortalConfig } from '@bank-bonuses/portal-config/react';
import { ToastProvider } from '@bank-bonuses/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useMissingRegistration } from '../session/missingRegistration.ts';
import { customerServicesOf } from './data/customerServices.ts';
import { SignedInLayout } from './SignedInLayout.tsx';
import { usePageData } from './data/usePageData.ts';

/** Everything behind the guard, with the data of exactly the customer who is signed in. */
export function SignedInArea() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  // The key drops every component's state with the customer it belonged to.
  return <CustomerArea key={session.user.id} user={session.user} />;
}

function CustomerArea({ user }: { user: AuthUser }) {
  const auth = useAuth();
  const missingRegistration = useMissingRegistration();
  const apiUrl = usePortalConfig()?.apiUrl ?? '/';
  const services = customerServicesOf({ auth, apiUrl, missingRegistration }, user.id);
  usePageData(services);
  return (
    <QueryClientProvider client={services.queryClient}>
      <ApiClientProvider client={services.apiClient}>
        <ToastProvider>
          <SignedInLayout user={user} />
        </ToastProvider>
      </ApiClientProvider>
    </QueryClientProvider>
  );
}
