import { render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import {
  createMemoryRouter,
  RouterProvider,
  type InitialEntry,
  type RouteObject,
} from 'react-router';
import { TestProviders, type TestProvidersProps } from './TestProviders.tsx';

export interface RenderOptions extends Omit<TestProvidersProps, 'children'> {
  /**
   * The current URL; an object can carry router state.
   * @default '/'
   */
  path?: InitialEntry;
  /**
   * The history entries before `path`.
   * @default []
   */
  before?: InitialEntry[];
}

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  /** The memory router: `router.state.location` is the current location. */
  router: ReturnType<typeof createMemoryRouter>;
}

/**
 * Renders one element, or a feature's routes, inside the shell's providers. A URL outside the given
 * routes renders an empty page.
 */
export function renderWithProviders(
  content: ReactNode | RouteObject[],
  { path = '/', before = [], ...providers }: RenderOptions = {},
): RenderedPage {
  const children = isRoutes(content)
    ? [...content, { path: '*', element: null }]
    : [{ path: '*', element: content }];
  // The shell renders only after a lazy screen has loaded; here an empty page is rendered until
  // then.
  const router = createMemoryRouter([{ HydrateFallback: () => null, children }], {
    initialEntries: [...before, path],
  });
  // Without the default delay, which waits for a timer after each key.
  const user = userEvent.setup({ delay: null });
  const result = render(
    <TestProviders {...providers}>
      <RouterProvider router={router} />
    </TestProviders>,
  );
  return { ...result, user, router };
}

function isRoutes(content: ReactNode | RouteObject[]): content is RouteObject[] {
  return (
    Array.isArray(content) &&
    content.every((item) => typeof item === 'object' && item !== null && !('type' in item))
  );
}
