import { useSession } from '@bank-bonuses/auth';
import { paths, requestedPageIn } from '@bank-bonuses/routes';
import { Outlet, useLocation, type Location } from 'react-router';
import { Redirect } from './Redirect.tsx';

/** Redirects signed-in customers from the login page to the page they requested, otherwise to Home. */
export function LoginGate() {
  const session = useSession();
  const location: Location<unknown> = useLocation();
  const isDone = session.status === 'signed-in' && location.pathname === paths.login;
  // The form keeps its loading state until the next page has loaded.
  return (
    <>
      {isDone && <Redirect to={requestedPageIn(location.state) ?? paths.dashboard} />}
      <Outlet />
    </>
  );
}
