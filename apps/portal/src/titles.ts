import { productName } from '@bank-bonuses/product';
import type { Lock } from '@bank-bonuses/second-factor/lock';

/** The `handle` of a route, from which the shell derives the document title. */
export interface RouteHandle {
  /**
   * Name of the page in the document title. A function if the page's query string selects one of
   * two modes.
   */
  title?: string | ((search: string) => string);
  /**
   * Names of the page in the document title while the session is locked and the second step is
   * shown instead.
   */
  lockTitles?: Record<Lock, string>;
}

/**
 * Returns the document title for a chain of matched routes: the innermost name, followed by the
 * product name.
 */
export function titleOf(routes: readonly { handle?: unknown }[], search = ''): string {
  const name = routes
    .map(({ handle }) => nameIn(handle, search))
    .findLast((title) => title !== undefined);
  return name === undefined ? productName : fullTitle(name);
}

/**
 * Returns the document title of the second step for the given lock, if one of the matched routes
 * defines it.
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
