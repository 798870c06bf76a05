import { ApiClientProvider } from '@bank-bonuses/api-client/react';
import { useAuth, useSession, type AuthUser } from '@bank-bonuses/auth';
import { usePortalConfig, useSessionPolicy } from '@bank-bonuses/product/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { SessionLimitsArea } from '../session/limits/SessionLimitsArea.tsx';
import { customerServicesOf } from './data/customerServices.ts';
import { SignedInScreensContext, type SignedInScreen } from './signedInScreens.ts';
import { SignedInLayout } from './SignedInLayout.tsx';
import { useBackgroundRefetch } from './data/useBackgroundRefetch.ts';
import { LazyToastProvider } from './toasts.ts';

export interface SignedInAreaProps {
  /** The signed-in pages, in the order of the sidebar. */
  signedInScreens: readonly SignedInScreen[];
}

/** Renders the signed-in area with the data of the current customer only. */
export function SignedInArea({ signedInScreens }: SignedInAreaProps) {
  const session = useSession();
  const { idleTimeoutMs, maxSessionMs } = useSessionPolicy();
  if (session.status !== 'signed-in') return null;
  const area = <CustomerArea user={session.user} signedInScreens={signedInScreens} />;
  if (idleTimeoutMs === undefined && maxSessionMs === undefined) return area;
  return <SessionLimitsArea>{area}</SessionLimitsArea>;
}

function CustomerArea({ user, signedInScreens }: SignedInAreaProps & { user: AuthUser }) {
  const auth = useAuth();
  const apiUrl = usePortalConfig()?.apiUrl ?? '/';
  const services = customerServicesOf(auth, apiUrl, user.id);
  useBackgroundRefetch(services, signedInScreens);
  return (
    <QueryClientProvider client={services.queryClient}>
      <ApiClientProvider client={services.apiClient}>
        <LazyToastProvider>
          <SignedInScreensContext value={signedInScreens}>
            <SignedInLayout user={user} />
          </SignedInScreensContext>
        </LazyToastProvider>
      </ApiClientProvider>
    </QueryClientProvider>
  );
}
