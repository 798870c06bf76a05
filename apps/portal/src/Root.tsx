import { LiveRegion, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { focusHeading } from './focusHeading.ts';
import { useLock } from '@bank-bonuses/second-factor/lock';
import { lockTitleOf, titleOf } from './titles.ts';

/** Sets and announces the title of every screen, and moves the focus after a navigation. */
export function Root() {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const lockTitle = lockTitleOf(matches, useLock());
  const title = lockTitle ?? titleOf(matches, search);
  useShownPage(pathname, title, lockTitle !== undefined);

  // beforePaint.js hides the first step if the registration is resumed at a later step. The later
  // step is rendered now, so the mark is removed.
  useLayoutEffect(() => {
    delete document.documentElement.dataset['resumed'];
  }, []);

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

/**
 * Focuses the heading of a page that is shown after a navigation or after the second step. Announces
 * its title, as browsers do after they load a page, if the page has focused another element. A screen
 * reader reads a focused heading, which says the same. The pages of the second step, which replace the
 * page at the same URL, focus their own heading.
 */
function useShownPage(pathname: string, title: string, isLocked: boolean): void {
  const announce = useAnnounce();
  const page = `${pathname} ${isLocked}`;
  const shown = useRef(page);
  useLayoutEffect(() => {
    if (shown.current !== page && !isLocked) focusHeading();
  }, [page, isLocked]);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (!isLocked && !document.activeElement?.matches('h1, h2')) announce(title);
  }, [page, isLocked, announce, title]);
}
