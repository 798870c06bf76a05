import { useSession } from '@bank-bonuses/auth';
import { LiveRegion, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { focusHeading } from './focusHeading.ts';
import { useLock } from '@bank-bonuses/second-factor/lock';
import { lockTitleOf, titleOf } from './titles.ts';

/** Handles the title and its announcement for every screen, and the focus after a navigation. */
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

  // beforePaint.js hides the first step of a registration that is resumed at a later step. That step is
  // rendered now.
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

/**
 * Sets the title. Rendered before the page, so that a page with its own title, such as the wizard,
 * overrides it.
 */
function Title({ title }: { title: string }) {
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}

interface ShownPage {
  pathname: string;
  title: string;
  /** Whether the second step, or its enrollment, replaces the page at the same URL. */
  isLocked: boolean;
  isSignedIn: boolean;
}

/** Announces a new page, as browsers do when they load one. */
function useAnnouncedPage({ pathname, title, isLocked, isSignedIn }: ShownPage): void {
  const announce = useAnnounce();
  const sayTitle = useEffectEvent(() => announce(title));
  const said = useRef({ pathname, isLocked });
  const hasChanged = useEffectEvent(
    () =>
      said.current.pathname !== pathname ||
      // A customer who leaves the second step is redirected to the login page, which is announced.
      (said.current.isLocked !== isLocked && isSignedIn),
  );
  useEffect(() => {
    if (hasChanged()) sayTitle();
    said.current = { pathname, isLocked };
  }, [pathname, isLocked]);
}
