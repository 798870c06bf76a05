import { loadLogin } from '@bank-bonuses/feature-login';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import type { Feature } from '../features.ts';
import type { CustomerServices } from './customerServices.ts';
import { prefetchFeature } from './prefetchFeature.ts';

/** As specified: the opened page loads first. */
const preloadDelayMs = 100;

const refreshEveryMs = 600_000;

/** By then the opened page has loaded its data. */
const quietAfterMs = 3_000;

/** Prefetches code and data of the other pages, and the login page, while the customer is signed in. */
export function useBackgroundRefetch(
  services: CustomerServices,
  features: readonly Feature[],
): void {
  usePreload(services, features);
  usePrefetchOfLeft(services, features);
  useBackgroundRefresh(services, features);

  useEffect(() => {
    const timer = setTimeout(() => {
      // A script that could not be fetched is fetched again when its page is opened.
      for (const { loadPage } of features) loadPage().catch(() => undefined);
      loadLogin().catch(() => undefined);
    }, quietAfterMs);
    return () => clearTimeout(timer);
  }, [features]);
}

/** Loads every page's data in the background after a sign-in, not after a reload. */
function usePreload(services: CustomerServices, features: readonly Feature[]): void {
  const [cameFromSignIn] = useState(useNavigationType() !== NavigationType.Pop);
  useEffect(() => {
    if (!cameFromSignIn) return;
    const timer = setTimeout(() => {
      for (const feature of features) void prefetchFeature(services, feature);
    }, preloadDelayMs);
    return () => clearTimeout(timer);
  }, [cameFromSignIn, services, features]);
}

/**
 * Prefetches the data of a page that was left while it loaded, so that it is complete on return.
 */
function usePrefetchOfLeft(services: CustomerServices, features: readonly Feature[]): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    const leftPath = shownPath.current;
    if (leftPath === pathname) return;
    shownPath.current = pathname;
    const left = features.find(({ path }) => path === leftPath);
    if (left) void prefetchFeature(services, left);
  }, [pathname, services, features]);
}

function useBackgroundRefresh(services: CustomerServices, features: readonly Feature[]): void {
  const { pathname } = useLocation();
  const refresh = useEffectEvent(() => {
    // Offline it would only turn good data into a failed refresh.
    if (!navigator.onLine) return;
    for (const feature of features) {
      if (feature.path !== pathname) void prefetchFeature(services, feature, { force: true });
    }
  });
  useEffect(() => {
    const timer = setInterval(() => refresh(), refreshEveryMs);
    return () => clearInterval(timer);
  }, []);
}
