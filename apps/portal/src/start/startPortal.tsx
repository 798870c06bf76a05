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
import { FirstDrawing } from './FirstDrawing.ts';

/** Brings the page to life: over its prerendered HTML where that shows the right page. */
export async function startPortal(container: HTMLElement, config: PortalConfig): Promise<void> {
  // The session reads what a mail link put into the address before the router may change it.
  const auth = createAuth({ url: config.authUrl, key: config.authKey });
  const router = createBrowserRouter(portalRoutes);
  followOtherTabs();
  reportFilledFields();
  await firstPageLoaded(router);
  const missingRegistration = createMissingRegistration();
  const services = { auth, apiUrl: config.apiUrl, missingRegistration };
  // The HTML's frame stays until it is known whose page it will be.
  if (document.documentElement.dataset['frame']) await auth.ready;
  if (window.earlyCalls) await takeEarlyFigures(services, router);

  const portal = (
    <StrictMode>
      <PortalProviders auth={auth} config={config} missingRegistration={missingRegistration}>
        <FirstDrawing>
          <RouterProvider router={router} />
        </FirstDrawing>
      </PortalProviders>
    </StrictMode>
  );
  const { location, errors } = router.state;
  if (container.dataset['page'] === pageName(location) && !errors) hydrateRoot(container, portal);
  else createRoot(container).render(portal);
}

/** By the code that the router has just loaded for the page; without it the page tells why. */
async function takeEarlyFigures(services: ServicesOptions, router: Router): Promise<void> {
  await import('../signedIn/signedInCode.ts').then(
    ({ startWithFigures }) => startWithFigures(services, router.state.location.pathname),
    () => undefined,
  );
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
