import type { Route } from '@bank-bonuses/navigation';

/** Fetches the scripts of lazy pages ahead. What fails is fetched again when the page is opened. */
export function fetchPages(routes: readonly Route[]): void {
  for (const { lazy } of routes) lazy?.().catch(() => undefined);
}
