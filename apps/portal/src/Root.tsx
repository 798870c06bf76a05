import { LiveRegion, useAnnounce } from '@bank-bonuses/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { focusHeading } from './focusHeading.ts';
import { titleOf } from './titles.ts';

/** What every screen needs from the page around it: a title, said too, and the focus after a change of route. */
export function Root() {
  const { pathname, search } = useLocation();
  const title = titleOf(useMatches(), search);

  const shownPath = useRef(pathname);
  useLayoutEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    focusHeading();
  }, [pathname]);

  useAnnouncedRoute(pathname, title);

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

/** Says which page has come, as is heard when a browser loads one. */
function useAnnouncedRoute(pathname: string, title: string): void {
  const announce = useAnnounce();
  const sayTitle = useEffectEvent(() => announce(title));
  const said = useRef(pathname);
  useEffect(() => {
    if (said.current === pathname) return;
    said.current = pathname;
    sayTitle();
  }, [pathname]);
}
