import type { RouteObject } from 'react-router';
import { ScreenError } from '../pages/RouteErrorPage.tsx';
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
    const { SignedInArea, signedInScreens } = await load();
    return { element: <SignedInArea signedInScreens={signedInScreens} /> };
  },
  children: [
    {
      ErrorBoundary: ScreenError,
      children: paths.map((path) => ({
        path,
        lazy: async () => {
          const screen = (await load()).signedInScreens.find((one) => one.path === path);
          if (!screen) throw new Error(`No screen has the path ${path}.`);
          return { Component: await screen.loadPage(), handle: { title: screen.name } };
        },
      })),
    },
  ],
});
