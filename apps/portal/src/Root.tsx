import { useSession } from '@bank-bonuses/auth';
import { LiveRegion, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { focusHeading } from './focusHeading.ts';
import { useLock } from '@bank-bonuses/second-factor/lock';
import { lockTitleOf, titleOf } from './titles.ts';

/** Sets and announces the title of every screen, and moves the focus after a navigation. */
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

  // beforePaint.js hides the first step if the registration is resumed at a later step. The later
  // step is rendered now, so the mark is removed.
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
      <LiveRegion page={pathname} />
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
  /** Whether the second-factor page, or its enrollment, replaces the page at the same URL. */
  isLocked: boolean;
  isSignedIn: boolean;
}

/**
 * Announces the title after a navigation, like browsers do after they load a page. If a heading is
 * focused, the screen reader reads that heading already, which says the same.
 */
function useAnnouncedPage({ pathname, title, isLocked, isSignedIn }: ShownPage): void {
  const announce = useAnnounce();
  const sayTitle = useEffectEvent(() => {
    if (!document.activeElement?.matches('h1, h2')) announce(title);
  });
  const said = useRef({ pathname, isLocked });
  const hasChanged = useEffectEvent(
    () =>
      said.current.pathname !== pathname ||
      // The second-factor pages focus their heading; the page behind them, at the same URL, does
      // not. A customer who cancels the second step is redirected to the login page, whose new path
      // is announced already.
      (said.current.isLocked && !isLocked && isSignedIn),
  );
  useEffect(() => {
    if (hasChanged()) sayTitle();
    said.current = { pathname, isLocked };
  }, [pathname, isLocked]);
}
