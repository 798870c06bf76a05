import type { RouteObject } from 'react-router';

/** A copy for one router: it empties the `lazy` objects of its routes, and the next test needs them again. */
export function freshRoutes(routes: RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const lazy = typeof route.lazy === 'object' ? { ...route.lazy } : route.lazy;
    const children = route.children && freshRoutes(route.children);
    return { ...route, ...(lazy && { lazy }), ...(children && { children }) } as RouteObject;
  });
}
