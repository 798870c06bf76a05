import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { SignedInScreen } from '../signedInScreens.ts';
import type { CustomerServices } from './customerServices.ts';
import { prefetchScreen } from './prefetchScreen.ts';

/**
 * The specified delay before the other pages are prefetched, in milliseconds. The opened page loads
 * first.
 */
const preloadDelayMs = 100;

const refreshEveryMs = 600_000;

/** Milliseconds after which the opened page has usually loaded its data. */
const quietAfterMs = 3_000;

/**
 * While the customer is signed in, preloads the code of the other pages and keeps their data fresh.
 */
export function useBackgroundRefetch(
  services: CustomerServices,
  signedInScreens: readonly SignedInScreen[],
): void {
  usePreload(services, signedInScreens);
  usePrefetchOfLeft(services, signedInScreens);
  useBackgroundRefresh(services, signedInScreens);

  useEffect(() => {
    const timer = setTimeout(() => {
      // Failures are ignored, because opening a page loads its script again.
      for (const { loadPage } of signedInScreens) loadPage().catch(() => undefined);
    }, quietAfterMs);
    return () => clearTimeout(timer);
  }, [signedInScreens]);
}

/** Prefetches the data of every page after a sign-in, but not after a reload. */
function usePreload(services: CustomerServices, signedInScreens: readonly SignedInScreen[]): void {
  const [cameFromSignIn] = useState(useNavigationType() !== NavigationType.Pop);
  useEffect(() => {
    if (!cameFromSignIn) return;
    const timer = setTimeout(() => {
      for (const screen of signedInScreens) void prefetchScreen(services, screen);
    }, preloadDelayMs);
    return () => clearTimeout(timer);
  }, [cameFromSignIn, services, signedInScreens]);
}

/**
 * Prefetches the data of the page that the customer has just left, for example if the page was
 * still loading, so that the data is cached on return.
 */
function usePrefetchOfLeft(
  services: CustomerServices,
  signedInScreens: readonly SignedInScreen[],
): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    const leftPath = shownPath.current;
    if (leftPath === pathname) return;
    shownPath.current = pathname;
    const left = signedInScreens.find(({ path }) => path === leftPath);
    if (left) void prefetchScreen(services, left);
  }, [pathname, services, signedInScreens]);
}

function useBackgroundRefresh(
  services: CustomerServices,
  signedInScreens: readonly SignedInScreen[],
): void {
  const { pathname } = useLocation();
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
