import type { Auth } from '@bank-bonuses/auth';
import type { PortalConfig } from '@bank-bonuses/product/config';
import { htmlFileOf, paths } from '@bank-bonuses/product/routes';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { rememberScriptErrors } from '../pages/scriptErrors.ts';
import { PortalProviders } from '../PortalProviders.tsx';
import { portalRoutes } from '../routes.tsx';
import { applyThemeChanges } from '../theme/themePreference.ts';
import { reportFilledFields } from './reportFilledFields.ts';

export interface Started {
  auth: Auth;
  config: PortalConfig;
  /** The page on which the session of this tab has ended. */
  endedOn: string | undefined;
}

/**
 * Renders the portal. Hydrates the prerendered HTML if it belongs to the current URL, otherwise
 * renders from scratch.
 */
export async function startPortal(
  container: HTMLElement,
  { auth, config, endedOn }: Started,
): Promise<void> {
  rememberScriptErrors();
  const router = createBrowserRouter(portalRoutes);
  // The next login returns to the page on which the session ended.
  if (endedOn !== undefined) {
    void router.navigate(paths.login, { replace: true, state: { from: endedOn } });
  }
  applyThemeChanges();
  reportFilledFields();
  await firstPageLoaded(router);
  // Keeps showing the frame in the HTML until the session has been read.
  if (document.documentElement.dataset['frame'] !== undefined) await auth.ready;

  const portal = (
    <StrictMode>
      <PortalProviders auth={auth} config={config}>
        <RouterProvider router={router} />
      </PortalProviders>
    </StrictMode>
  );
  const { location, errors } = router.state;
  if (container.dataset['page'] === htmlFileOf(location) && !errors) hydrateRoot(container, portal);
  else createRoot(container).render(portal);
}

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Resolves once the first page is loaded. Without its code, the first render would not match the
 * prerendered HTML.
 */
function firstPageLoaded(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}
