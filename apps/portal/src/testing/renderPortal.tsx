import type { Auth } from '@bank-bonuses/auth';
import {
  createMemoryHistory,
  createRouter,
  Pages,
  type InitialEntry,
  type Route,
} from '@bank-bonuses/navigation';
import type { PortalConfig } from '@bank-bonuses/portal-config';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { PortalProviders } from '../PortalProviders.tsx';
import { createMissingRegistration } from '../session/missingRegistration.ts';

export interface RenderPortalOptions {
  routes: Route[];
  auth: Auth;
  path: InitialEntry;
  config: PortalConfig;
}

/** The shell in a test, with the real providers around the given routes. */
export function renderPortal({ routes, auth, path, config }: RenderPortalOptions) {
  const router = createRouter(routes, createMemoryHistory({ initialEntries: [path] }));
  const view = render(
    <PortalProviders auth={auth} config={config} missingRegistration={createMissingRegistration()}>
      <Pages router={router} />
    </PortalProviders>,
  );
  return { ...view, router, user: userEvent.setup() };
}
