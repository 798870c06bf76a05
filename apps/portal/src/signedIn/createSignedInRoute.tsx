import type { RouteObject } from 'react-router';
import type * as signedInCode from './signedInCode.ts';

/** Loads the code that the signed-in screens share, including the list of screens. */
export type LoadSignedInCode = () => Promise<typeof signedInCode>;

/**
 * Creates the route of the pages behind the guard. Only their paths are known initially; their code
 * loads when one of them is opened.
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
