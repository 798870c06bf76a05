import type { Auth } from '@bank-bonuses/auth';
import type { PortalConfig } from '@bank-bonuses/product/config';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  createMemoryRouter,
  RouterProvider,
  type InitialEntry,
  type RouteObject,
} from 'react-router';
import { PortalProviders } from '../PortalProviders.tsx';

export interface RenderPortalOptions {
  routes: RouteObject[];
  auth: Auth;
  path: InitialEntry;
  config: PortalConfig;
}

/** Renders the given routes within the portal's real providers. */
export function renderPortal({ routes, auth, path, config }: RenderPortalOptions) {
  // In the browser, startPortal.tsx waits for the first page before it renders. Here, the fallback
  // is an empty page.
  const router = createMemoryRouter([{ HydrateFallback: () => null, children: routes }], {
    initialEntries: [path],
  });
  const view = render(
    <PortalProviders auth={auth} config={config}>
      <RouterProvider router={router} />
    </PortalProviders>,
  );
  // Without the default delay, which waits for a timer after each key.
  return { ...view, router, user: userEvent.setup({ delay: null }) };
}
