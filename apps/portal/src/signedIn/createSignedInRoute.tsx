import type { RouteObject } from 'react-router';
import type { Feature } from './features.ts';

/** Fetches the list of the signed-in screens. */
export type LoadFeatures = () => Promise<{ features: readonly Feature[] }>;

/** The area behind the guard. Until one of its pages is opened, only the paths are known. */
export const createSignedInRoute = (
  paths: readonly string[],
  loadFeatures: LoadFeatures,
): RouteObject => ({
  lazy: async () => {
    const [{ SignedInArea }, { features }] = await Promise.all([
      import('./SignedInArea.tsx'),
      loadFeatures(),
    ]);
    return { element: <SignedInArea features={features} /> };
  },
  children: [
    {
      lazy: async () => ({ ErrorBoundary: (await import('./SignedInArea.tsx')).ScreenError }),
      children: paths.map((path) => ({
        path,
        lazy: async () => {
          const feature = (await loadFeatures()).features.find((one) => one.path === path);
          if (!feature) throw new Error(`No feature has the path ${path}.`);
          return { Component: await feature.loadPage(), handle: { title: feature.name } };
        },
      })),
    },
  ],
});
