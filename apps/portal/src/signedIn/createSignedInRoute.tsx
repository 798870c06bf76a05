import type { RouteObject } from 'react-router';
import type * as signedInCode from './signedInCode.ts';

/** Loads the code that the signed-in screens share, and their list. */
export type LoadSignedInCode = () => Promise<typeof signedInCode>;

/**
 * Creates the route of the area behind the guard. Until one of its pages is opened, only the paths are
 * loaded.
 */
export const createSignedInRoute = (
  paths: readonly string[],
  load: LoadSignedInCode,
): RouteObject => ({
  lazy: async () => {
    const { SignedInArea, features } = await load();
    return { element: <SignedInArea features={features} /> };
  },
  children: [
    {
      lazy: async () => ({ ErrorBoundary: (await load()).ScreenError }),
      children: paths.map((path) => ({
        path,
        lazy: async () => {
          const feature = (await load()).features.find((one) => one.path === path);
          if (!feature) throw new Error(`No feature has the path ${path}.`);
          return { Component: await feature.loadPage(), handle: { title: feature.name } };
        },
      })),
    },
  ],
});
