import { useState } from 'react';
import { createMemoryRouter, RouterProvider, type InitialEntry } from 'react-router';
import { TestProviders, type TestProvidersProps } from './TestProviders.tsx';

export interface StoryPageProps extends TestProvidersProps {
  /**
   * The current URL; an object can carry router state.
   * @default '/'
   */
  path?: InitialEntry;
}

/** Renders a page in a story, with the shell's providers and a router. */
export function StoryPage({ path = '/', children, ...providers }: StoryPageProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] }),
  );
  return (
    <TestProviders {...providers}>
      <RouterProvider router={router} />
    </TestProviders>
  );
}
