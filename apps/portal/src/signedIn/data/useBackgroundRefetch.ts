import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { SignedInScreen } from '../signedInScreens.ts';
import { prepareToasts } from '../toasts.ts';
import type { CustomerServices } from './customerServices.ts';
import { prefetchScreen } from './prefetchScreen.ts';

/**
 * The specified delay before the other pages are prefetched, in milliseconds. The opened page loads
 * first.
 */
const prefetchDelayMs = 100;

const refreshEveryMs = 600_000;

/** Milliseconds after which the opened page has usually loaded its code and data. */
const quietAfterMs = 3_000;

/**
 * While the customer is signed in, preloads the code of the other pages and of toasts, and keeps the
 * data of the pages fresh. Failures are ignored, because a page that is opened loads again what it
 * needs.
 */
export function useBackgroundRefetch(
  services: CustomerServices,
  signedInScreens: readonly SignedInScreen[],
): void {
  const { pathname } = useLocation();
  const [cameFromSignIn] = useState(useNavigationType() !== NavigationType.Pop);

  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { loadPage } of signedInScreens) loadPage().catch(() => undefined);
      prepareToasts();
    }, quietAfterMs);
    return () => clearTimeout(timer);
  }, [signedInScreens]);

  // After a sign-in, prefetches the data of every page; a reload does not.
  useEffect(() => {
    if (!cameFromSignIn) return;
    const timer = setTimeout(() => {
      for (const screen of signedInScreens) void prefetchScreen(services, screen);
    }, prefetchDelayMs);
    return () => clearTimeout(timer);
  }, [cameFromSignIn, services, signedInScreens]);

  // Prefetches the data of the page that the customer has just left, for example if the page was
  // still loading, so that the data is cached on return.
  const shownPath = useRef(pathname);
  useEffect(() => {
    const left = signedInScreens.find(({ path }) => path === shownPath.current);
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    if (left) void prefetchScreen(services, left);
  }, [pathname, services, signedInScreens]);

  const refresh = useEffectEvent(() => {
    // While offline, every refetch would fail, and the pages would show an error for data that is
    // still good.
    if (!navigator.onLine) return;
    for (const screen of signedInScreens) {
      if (screen.path !== pathname) void prefetchScreen(services, screen, { force: true });
    }
  });
  useEffect(() => {
    const timer = setInterval(() => refresh(), refreshEveryMs);
    return () => clearInterval(timer);
  }, []);
}
