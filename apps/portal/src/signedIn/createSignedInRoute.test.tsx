import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { expectAccessible, testConfig } from '@bank-bonuses/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createRoutes } from '../routes.tsx';
import { failedImport } from '../testing/failedImport.ts';
import { renderPortal } from '../testing/renderPortal.tsx';
// Imported here, so that no test waits while the module is compiled.
import type { SignedInScreen } from './signedInScreens.ts';
import * as signedInCode from './signedInCode.ts';

beforeEach(() => {
  // Hides the router's log of errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

/** Opens Home, a page of one heading, in a portal whose Settings page is loaded by `loadPage`. */
async function openHome(loadPage: SignedInScreen['loadPage']) {
  const loadHome = () => Promise.resolve(() => <h1>Home</h1>);
  const signedInScreens = signedInCode.signedInScreens.map((one) => ({
    ...one,
    loadPage: one.path === paths.settings ? loadPage : loadHome,
    prefetchQueries: () => undefined,
  }));
  const signedInRoutes = createRoutes([paths.dashboard, paths.settings], () =>
    Promise.resolve({ ...signedInCode, signedInScreens }),
  );
  const portal = renderPortal({
    routes: signedInRoutes,
    auth: createFakeAuth({ state: signedInAs() }),
    path: paths.dashboard,
    config: { ...testConfig, apiUrl: location.origin },
  });
  await screen.findByRole('heading', { level: 1, name: 'Home' });
  await portal.user.click(screen.getByRole('link', { name: 'Settings' }));
  return portal;
}

test('the error of a screen whose script failed to load leaves the links usable, and offers a retry', async () => {
  let isLost = true;
  const { user } = await openHome(() =>
    isLost ? failedImport() : Promise.resolve(() => <h1>Settings</h1>),
  );
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page could not be loaded' }),
  ).toHaveFocus();
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled();
  await expectAccessible();
  isLost = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('a link on the error screen opens another screen, also after a second failure', async () => {
  const { user } = await openHome(failedImport);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Load the page again' })).toBeEnabled();
  await user.click(screen.getByRole('link', { name: 'Home' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeVisible();
});
