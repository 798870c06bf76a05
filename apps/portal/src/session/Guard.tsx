import { useAuth, useSession, useSignOutQuestion } from '@bank-bonuses/auth';
import { paths } from '@bank-bonuses/product/routes';
import { LazySecondFactor } from '@bank-bonuses/second-factor/lazyPage';
import { useLock } from '@bank-bonuses/second-factor/lock';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import { UnreachablePage } from '../pages/UnreachablePage.tsx';
import { useIsRegistrationMissing } from './missingRegistration.ts';
import { Redirect } from './Redirect.tsx';
import { useLeaving } from './useLeaving.ts';
import { SignOutContext } from './useSignOut.ts';

/**
 * Renders the signed-in screens only for a registered customer who has passed the second factor, if
 * one is required.
 */
export function Guard() {
  const auth = useAuth();
  const session = useSession();
  const passQuestion = useSignOutQuestion();
  const { pathname } = useLocation();
  const [isSigningOut, setSigningOut] = useState(false);
  const isLeaving = useLeaving();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isRegistrationMissing = useIsRegistrationMissing(userId);
  const lock = useLock();

  const signOut = () =>
    passQuestion(() => {
      setSigningOut(true);
      void auth.signOut();
    });

  if (isSigningOut || isLeaving) return <LoadingPage text="Logging out…" />;
  if (session.status === 'loading') return <LoadingPage />;
  if (session.status === 'unreachable') return <UnreachablePage />;
  if (session.status === 'signed-out') {
    return (
      <LoadingPage>
        <Redirect to={paths.login} from={pathname} />
      </LoadingPage>
    );
  }
  if (lock) {
    return (
      <LazySecondFactor
        key={lock}
        lock={lock}
        email={session.user.email}
        loading={<LoadingPage />}
        onSignOut={signOut}
      />
    );
  }
  if (isRegistrationMissing) {
    return (
      <LoadingPage>
        <Redirect to={paths.register} />
      </LoadingPage>
    );
  }
  return (
    <SignOutContext value={signOut}>
      <Outlet />
    </SignOutContext>
  );
}
