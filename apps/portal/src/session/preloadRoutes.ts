import type { RouteObject } from 'react-router';

/** Fetches the scripts of lazy pages ahead. What fails is fetched again when the page is opened. */
export function preloadRoutes(routes: readonly RouteObject[]): void {
  for (const { lazy } of routes) {
    if (typeof lazy === 'function') lazy().catch(() => undefined);
  }
}
