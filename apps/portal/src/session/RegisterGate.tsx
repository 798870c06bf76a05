import { useSession } from '@bank-bonuses/auth';
import { paths } from '@bank-bonuses/product/routes';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import { missingRegistration, useIsRegistrationMissing } from './missingRegistration.ts';
import { Redirect } from './Redirect.tsx';

/**
 * Redirects signed-in customers to Home, unless their registration is missing. Decides only once,
 * because the registration itself can start a session, which must not remove the success view.
 */
export function RegisterGate() {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : undefined;
  const isMissing = useIsRegistrationMissing(userId);
  const [admitted, setAdmitted] = useState(false);

  // Clears the result when the wizard closes, so that the next API call determines again whether
  // the registration exists.
  useEffect(() => () => missingRegistration.set(undefined), []);

  if (!admitted && session.status !== 'loading' && session.status !== 'unreachable') {
    if (session.status === 'signed-in' && !isMissing) {
      return (
        <LoadingPage>
          <Redirect to={paths.dashboard} />
        </LoadingPage>
      );
    }
    setAdmitted(true);
  }
  return <Outlet />;
}
