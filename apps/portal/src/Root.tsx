import { useSession } from '@bank-bonuses/auth';
import { LiveRegion, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { focusHeading } from './focusHeading.ts';
import { useLock } from '@bank-bonuses/second-factor/lock';
import { lockTitleOf, titleOf } from './titles.ts';

/** What every screen needs from the page around it: a title, said too, and the focus after a change of route. */
export function Root() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const matches = useMatches();
  const lockTitle = lockTitleOf(matches, useLock());
  const title = lockTitle ?? titleOf(matches, search);

  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    focusHeading();
  }, [pathname]);

  // beforePaint.js has covered the first step of a registration that goes on at another one, which stands here by now.
  useLayoutEffect(() => {
    delete document.documentElement.dataset['resumed'];
  }, []);

  useAnnouncedPage({
    pathname,
    title,
    isLocked: lockTitle !== undefined,
    isSignedIn: session.status === 'signed-in',
  });

  return (
    <>
      <Title title={title} />
      <Outlet />
      <LiveRegion />
    </>
  );
}

/** Stands before the page, so that a page that knows better, as the wizard does, has the last word. */
function Title({ title }: { title: string }) {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

interface ShownPage {
  pathname: string;
  title: string;
  /** Whether the second step, or adding one, stands in the page's place, at the same address. */
  isLocked: boolean;
  isSignedIn: boolean;
}

/** Says which page has come, as is heard when a browser loads one. */
function useAnnouncedPage({ pathname, title, isLocked, isSignedIn }: ShownPage): void {
  const announce = useAnnounce();
  const sayTitle = useEffectEvent(() => announce(title));
  const said = useRef({ pathname, isLocked });
  const hasChanged = useEffectEvent(
    () =>
      said.current.pathname !== pathname ||
      // Whoever left the second step is on the way to the login page, which is announced.
      (said.current.isLocked !== isLocked && isSignedIn),
  );
  useEffect(() => {
    if (hasChanged()) sayTitle();
    said.current = { pathname, isLocked };
  }, [pathname, isLocked]);
}
