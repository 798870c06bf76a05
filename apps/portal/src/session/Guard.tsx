import { useAuth, useSession, useSignOutQuestion } from '@bank-bonuses/auth';
import { loginRoutes } from '@bank-bonuses/feature-login';
import { paths } from '@bank-bonuses/routes';
import { LazySecondFactor } from '@bank-bonuses/second-factor/lazyPage';
import { useLock } from '@bank-bonuses/second-factor/lock';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { focusHeading } from '../focusHeading.ts';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import { preloadRoutes } from './preloadRoutes.ts';
import { useIsRegistrationMissing } from './missingRegistration.ts';
import { Redirect } from './Redirect.tsx';
import { SignOutContext } from './useSignOut.ts';

/** Milliseconds after which the opened page has usually loaded its code and data. */
const quietAfterMs = 3_000;

/**
 * Renders the signed-in screens only for a registered customer who has passed the second factor, if
 * one is required.
 */
export function Guard() {
  const auth = useAuth();
  const session = useSession();
  const passQuestion = useSignOutQuestion();
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isRegistrationMissing = useIsRegistrationMissing(userId);

  const lock = useLock();

  // Focuses the heading after the second step: the requested page appears at the same URL, so the
  // router does not move the focus.
  const wasLocked = useRef(lock !== undefined);
  useEffect(() => {
    if (wasLocked.current && !lock) focusHeading();
    wasLocked.current = lock !== undefined;
  }, [lock]);

  useEffect(() => {
    if (userId === undefined) return;
    // Preloads the login page, so that logging out works offline.
    const timer = setTimeout(() => preloadRoutes(loginRoutes), quietAfterMs);
    return () => clearTimeout(timer);
  }, [userId]);

  const signOut = () =>
    passQuestion(() => {
      setLeaving(true);
      void auth.signOut();
    });

  if (session.status === 'loading') return <LoadingPage />;
  if (session.status === 'signed-out') {
    // A redirected visitor returns to the page after the login. A customer who chose to log out
    // does not.
    return (
      <LoadingPage>
        <Redirect to={paths.login} from={leaving ? undefined : pathname} />
      </LoadingPage>
    );
  }
  if (lock) {
    return (
      <LazySecondFactor
        email={session.user.email}
        isSetUp={lock === 'challenge'}
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
