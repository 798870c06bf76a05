import { createAuth, type Auth } from '@bank-bonuses/auth';
import type { PortalConfig } from '@bank-bonuses/product/config';
import { htmlFileOf, paths } from '@bank-bonuses/product/routes';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { rememberScriptErrors } from '../pages/scriptErrors.ts';
import { PortalProviders } from '../PortalProviders.tsx';
import { portalRoutes } from '../routes.tsx';
import { takeEndedSession } from '../session/endedSession.ts';
import { applyThemeChanges } from '../theme/themePreference.ts';
import { reportFilledFields } from './reportFilledFields.ts';

/**
 * Starts the portal. Hydrates the prerendered HTML if it belongs to the current URL, otherwise
 * renders from scratch.
 */
export async function startPortal(container: HTMLElement, config: PortalConfig): Promise<void> {
  // Created before the router, because the session must read the parameters of a mailed link before
  // the router can change the URL.
  const endedOn = window.location.pathname === paths.login ? takeEndedSession() : undefined;
  const auth = createAuth({
    url: config.authUrl,
    key: config.authKey,
    hasEnded: endedOn !== undefined,
  });
  rememberScriptErrors();
  const router = createBrowserRouter(portalRoutes);
  // The next login returns to the page on which the session ended.
  if (endedOn !== undefined) {
    void router.navigate(paths.login, { replace: true, state: { from: endedOn } });
  }
  applyThemeChanges();
  reportFilledFields();
  const isSignedInPage = document.documentElement.dataset['frame'] !== undefined;
  if (isSignedInPage) void prefetchFirstScreenData(auth, config);
  await firstPageLoaded(router);
  // Keeps showing the frame in the HTML until the session has been read.
  if (isSignedInPage) await auth.ready;

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

/** Prefetches the data of the first screen. The screen reports a failed query. */
async function prefetchFirstScreenData(auth: Auth, config: PortalConfig): Promise<void> {
  const { pathname } = location;
  try {
    const [{ prefetchFirstScreen }] = await Promise.all([
      import('../signedIn/signedInCode.ts'),
      auth.ready,
    ]);
    await prefetchFirstScreen(auth, config, pathname);
  } catch {
    // Ignores the error, because the router loads the same code and reports the failure.
  }
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
