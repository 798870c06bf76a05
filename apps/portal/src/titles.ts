import { productName } from '@bank-bonuses/messages';
import type { Lock } from '@bank-bonuses/second-factor/lock';

/** The content of a route's `handle`. */
export interface RouteHandle {
  /**
   * The page's name for the browser's title; a function for a page whose query string selects one of two
   * modes.
   */
  title?: string | ((search: string) => string);
  /** Titles of the second step, which replaces the page while the session is locked. */
  lockTitles?: Record<Lock, string>;
}

/** Returns the browser's title for a chain of matched routes: the innermost name, then the product. */
export function titleOf(routes: readonly { handle?: unknown }[], search = ''): string {
  const name = routes
    .map(({ handle }) => nameIn(handle, search))
    .findLast((title) => title !== undefined);
  return name === undefined ? productName : fullTitle(name);
}

/**
 * Returns the browser's title of the lock that replaces the pages, if one of the matched routes has one.
 */
export function lockTitleOf(
  routes: readonly { handle?: unknown }[],
  lock: Lock | undefined,
): string | undefined {
  if (!lock) return undefined;
  const titles = routes
    .map(({ handle }) => (handle as RouteHandle | undefined)?.lockTitles)
    .find((found) => found !== undefined);
  return titles && fullTitle(titles[lock]);
}

const fullTitle = (name: string) => `${name} · ${productName}`;

function nameIn(handle: unknown, search: string): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  const { title } = handle as RouteHandle;
  return typeof title === 'function' ? title(search) : title;
}
