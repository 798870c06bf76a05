import { useSession } from '@bank-bonuses/auth';
import { isSignedInPath, paths } from '@bank-bonuses/routes';
import { Outlet, useLocation, type Location } from 'react-router';
import { Redirect } from './Redirect.tsx';

/** Sends customers who are signed in on from the login page: to the page they asked for, else to Home. */
export function LoginGate() {
  const session = useSession();
  const location = useLocation();
  const isDone = session.status === 'signed-in' && location.pathname === paths.login;
  // The form stays, as it looks while logging in, until the next page has loaded.
  return (
    <>
      {isDone && <Redirect to={requestedPage(location)} />}
      <Outlet />
    </>
  );
}

/** Router state survives reloads and may come from anywhere: only the portal's own pages count. */
function requestedPage({ state }: Location<unknown>): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.dashboard;
  const { from } = state;
  return typeof from === 'string' && isSignedInPath(from) ? from : paths.dashboard;
}
