import { productName } from '@bank-bonuses/product-facts';

/** What a route's `handle` may carry for the shell. */
export interface RouteHandle {
  /** The page's name, for the browser's title; of two modes where the query string tells them apart. */
  title?: string | ((search: string) => string);
}

/** The browser's title for a chain of matched routes: the innermost name, then the product. */
export function titleOf(routes: readonly { handle?: unknown }[], search = ''): string {
  const name = routes
    .map(({ handle }) => nameIn(handle, search))
    .findLast((title) => title !== undefined);
  return name === undefined ? productName : `${name} · ${productName}`;
}

function nameIn(handle: unknown, search: string): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  const { title } = handle as RouteHandle;
  return typeof title === 'function' ? title(search) : title;
}
