/** What a route's `handle` may carry for the shell. */
export interface RouteHandle {
  /** The page's name, for the browser's title. */
  title?: string;
}

const product = 'Bank Bonuses User Portal';

/** The browser's title for a chain of matched routes: the innermost name, then the product. */
export function titleOf(routes: readonly { handle?: unknown }[]): string {
  const name = routes.map(({ handle }) => nameIn(handle)).findLast((title) => title !== undefined);
  return name === undefined ? product : `${name} · ${product}`;
}

function nameIn(handle: unknown): string | undefined {
  if (typeof handle !== 'object' || handle === null || !('title' in handle)) return undefined;
  return typeof handle.title === 'string' ? handle.title : undefined;
}
