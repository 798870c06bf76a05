import { useAuth, useSession, type SessionState } from '@bank-bonuses/auth';
import { paths } from '@bank-bonuses/product/routes';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { documentLoader } from './documentLoader.ts';
import { noteEndedSession } from './endedSession.ts';
import { clearMarks } from './limits/sessionMarks.ts';

/**
 * Returns whether this document is being left, because the customer whom it has shown is no longer
 * logged in. A new document is loaded, so that nothing of the customer stays in memory, and no late
 * response is shown. After another customer's login in another tab, it shows that customer.
 */
export function useLeaving(): boolean {
  const session = useSession();
  const { pathname } = useLocation();
  const [shownId, setShownId] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const userId = userIdIn(session);
  const hasEnded = session.status === 'signed-out' && session.hasEnded === true;
  const isOther = userId !== undefined;
  const isOver = shownId !== undefined && userId !== shownId;

  if (shownId === undefined && userId !== undefined) setShownId(userId);
  // Stays set: nothing may be shown again while the other document loads.
  if (isOver && !isLeaving) setLeaving(true);
  useHiddenInCache();

  useEffect(() => {
    if (!isOver) return;
    if (isOther) return documentLoader.reload();
    clearMarks();
    if (hasEnded) noteEndedSession(pathname);
    documentLoader.replace(paths.login);
  }, [isOver, isOther, hasEnded, pathname]);

  return isLeaving;
}

const userIdIn = (session: SessionState) =>
  session.status === 'signed-in' ? session.user.id : undefined;

/**
 * Hides the page when it is left. The browser may restore it from the back/forward cache: it is
 * shown again once the session has been checked.
 */
function useHiddenInCache(): void {
  const auth = useAuth();
  useEffect(() => {
    const { body } = document;
    const hide = () => {
      body.hidden = true;
    };
    const check = async () => {
      const shownId = userIdIn(auth.getState());
      // Fails if the service cannot be reached. The session is still stored then.
      await auth.getAccessToken().catch(() => undefined);
      if (userIdIn(auth.getState()) === shownId) body.hidden = false;
    };
    const onShow = () => {
      if (body.hidden) void check();
    };
    window.addEventListener('pagehide', hide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', hide);
      window.removeEventListener('pageshow', onShow);
    };
  }, [auth]);
}
