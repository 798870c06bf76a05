import type { Page, Route } from './routes.ts';

/** A router fills in what it fetches, which is nobody else's. */
export const copyOf = (routes: readonly Route[]): Route[] =>
  routes.map((route) => ({
    ...route,
    ...(route.children && { children: copyOf(route.children) }),
  }));

/** Fills in the code that the routes of a page lack, or says why it could not be fetched. */
export async function fetchCode(routes: readonly Route[]): Promise<Page> {
  const results = await Promise.allSettled(
    routes.map(async (route) => {
      const code = await route.lazy?.();
      Object.assign(route, code);
      delete route.lazy;
    }),
  );
  const failed = results.findIndex(({ status }) => status === 'rejected');
  const failure = results[failed];
  if (failure?.status !== 'rejected') return { routes };
  const shownBy = routes.slice(0, failed + 1).findLast(({ ErrorBoundary }) => ErrorBoundary);
  return { routes, failure: { error: failure.reason, shownBy } };
}
