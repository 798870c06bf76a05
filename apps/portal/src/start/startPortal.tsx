import { createAuth } from '@bank-bonuses/auth';
import type { PortalConfig } from '@bank-bonuses/portal-config';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { PortalProviders } from '../PortalProviders.tsx';
import { portalRoutes } from '../routes.tsx';
import { createMissingRegistration } from '../session/missingRegistration.ts';
import type { ServicesOptions } from '../signedIn/data/customerServices.ts';
import { followOtherTabs } from '../theme/themePreference.ts';
import { pageName } from './pageName.ts';
import { reportFilledFields } from './reportFilledFields.ts';

/** Brings the page to life: over its prerendered HTML where that shows the right page. */
export async function startPortal(container: HTMLElement, config: PortalConfig): Promise<void> {
  // The session reads the parameters of a mailed link before the router can change the URL.
  const auth = createAuth({ url: config.authUrl, key: config.authKey });
  const router = createBrowserRouter(portalRoutes);
  followOtherTabs();
  reportFilledFields();
  const missingRegistration = createMissingRegistration();
  const isSignedInPage = document.documentElement.dataset['frame'] !== undefined;
  if (isSignedInPage) void preload({ auth, apiUrl: config.apiUrl, missingRegistration }, config);
  await firstPageLoaded(router);
  // Keeps the frame of the HTML until the session is known.
  if (isSignedInPage) await auth.ready;

  const portal = (
    <StrictMode>
      <PortalProviders auth={auth} config={config} missingRegistration={missingRegistration}>
        <RouterProvider router={router} />
      </PortalProviders>
    </StrictMode>
  );
  const { location, errors } = router.state;
  if (container.dataset['page'] === pageName(location) && !errors) hydrateRoot(container, portal);
  else createRoot(container).render(portal);
}

/** Loads the data of the first screen. A failure shows there. */
async function preload(services: ServicesOptions, config: PortalConfig): Promise<void> {
  const { pathname } = location;
  try {
    const [{ prefetchFirstScreen }] = await Promise.all([
      import('../signedIn/signedInCode.ts'),
      services.auth.ready,
    ]);
    await prefetchFirstScreen(services, config, pathname);
  } catch {
    // The router loads the same code and reports the failure.
  }
}

type Router = ReturnType<typeof createBrowserRouter>;

/** The first render has to show the page itself, or it would not match the prerendered HTML. */
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
