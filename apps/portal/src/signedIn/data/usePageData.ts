import { accountsRoutes } from '@bank-bonuses/feature-accounts';
import { bonusesRoutes } from '@bank-bonuses/feature-bonuses';
import { homeRoutes } from '@bank-bonuses/feature-home';
import { settingsRoutes } from '@bank-bonuses/feature-settings';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { fetchPages } from '../../session/fetchPages.ts';
import type { CustomerServices } from './customerServices.ts';
import { loadAllPages, loadPage, refreshOtherPages } from './pageData.ts';

/** As the specification has it: the page just opened comes first. */
const preloadDelayMs = 100;

const refreshEveryMs = 600_000;

/** By then the page that was opened has what it needs from the line. */
const quietAfterMs = 3_000;

/** Keeps the data of the pages that are not shown at hand, as long as the customer is signed in. */
export function usePageData(services: CustomerServices): void {
  usePreload(services);
  usePrefetchOfLeft(services);
  useBackgroundRefresh(services);

  useEffect(() => {
    const screens = [...homeRoutes, ...accountsRoutes, ...bonusesRoutes, ...settingsRoutes];
    const timer = setTimeout(() => fetchPages(screens), quietAfterMs);
    return () => clearTimeout(timer);
  }, []);
}

/** Loads the main pages' data in the background after a sign-in, not after a reload. */
function usePreload(services: CustomerServices): void {
  const [cameFromSignIn] = useState(useNavigationType() !== NavigationType.Pop);
  useEffect(() => {
    if (!cameFromSignIn) return;
    const timer = setTimeout(() => loadAllPages(services), preloadDelayMs);
    return () => clearTimeout(timer);
  }, [cameFromSignIn, services]);
}

/** A page that was left before its data came is complete on the way back. */
function usePrefetchOfLeft(services: CustomerServices): void {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);
  useEffect(() => {
    const leftPath = shownPath.current;
    if (leftPath === pathname) return;
    shownPath.current = pathname;
    loadPage(services, leftPath);
  }, [pathname, services]);
}

function useBackgroundRefresh(services: CustomerServices): void {
  const { pathname } = useLocation();
  const refresh = useEffectEvent(() => {
    // Offline it would only turn good data into a failed refresh.
    if (navigator.onLine) refreshOtherPages(services, pathname);
  });
  useEffect(() => {
    const timer = setInterval(() => refresh(), refreshEveryMs);
    return () => clearInterval(timer);
  }, []);
}
