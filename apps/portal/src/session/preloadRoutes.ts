import type { RouteObject } from 'react-router';

/**
 * Preloads the scripts of lazy pages. Ignores failures, because opening a page loads its script
 * again.
 */
export function preloadRoutes(routes: readonly RouteObject[]): void {
  for (const { lazy } of routes) {
    if (typeof lazy === 'function') lazy().catch(() => undefined);
  }
}
