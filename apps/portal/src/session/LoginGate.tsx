import { useSession } from '@bank-bonuses/auth';
import { paths, requestedPageIn } from '@bank-bonuses/product/routes';
import { Outlet, useLocation, type Location } from 'react-router';
import { Redirect } from './Redirect.tsx';

/**
 * Redirects signed-in customers from the login page to the requested page, or to Home if there is
 * none.
 */
export function LoginGate() {
  const session = useSession();
  const location: Location<unknown> = useLocation();
  const isDone = session.status === 'signed-in' && location.pathname === paths.login;
  // Keeps rendering the form in its loading state until the next page has loaded.
  return (
    <>
      {isDone && <Redirect to={requestedPageIn(location.state) ?? paths.dashboard} />}
      <Outlet />
    </>
  );
}
