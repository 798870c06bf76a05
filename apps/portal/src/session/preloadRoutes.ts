import type { RouteObject } from 'react-router';

/** Preloads the scripts of lazy pages. A failed one is loaded again when its page is opened. */
export function preloadRoutes(routes: readonly RouteObject[]): void {
  for (const { lazy } of routes) {
    if (typeof lazy === 'function') lazy().catch(() => undefined);
  }
}
