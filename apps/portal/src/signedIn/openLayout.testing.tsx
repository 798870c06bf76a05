import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/routes';
import { testConfig } from '@bank-bonuses/testing';
import { Amount, LiveRegion, TextField } from '@bank-bonuses/ui';
import { Outlet } from 'react-router';
import { Guard } from '../session/Guard.tsx';
import { renderPortal } from '../testing/renderPortal.tsx';
import { hideAmounts } from './hiddenAmounts.ts';
import { SignedInArea } from './SignedInArea.tsx';

const root = (
  <>
    <Outlet />
    <LiveRegion />
  </>
);

const home = (
  <>
    <h1>Home page</h1>
    <Amount value={1234.5} />
    <TextField label="Notes" />
  </>
);

const pages = [
  { path: paths.dashboard, element: home },
  { path: paths.accounts, element: <h1>Accounts page</h1> },
];

const routes = [
  {
    element: root,
    children: [
      { Component: Guard, children: [{ Component: SignedInArea, children: pages }] },
      { path: paths.login, element: <h1>Login page</h1> },
    ],
  },
];

/** The signed-in layout around simple pages, opened on the first. */
export const openLayout = () =>
  renderPortal({
    routes,
    auth: createFakeAuth({ state: signedInAs() }),
    path: paths.dashboard,
    config: { ...testConfig, apiUrl: location.origin },
  });

/** As in a browser that has never been here. */
export function forgetPreferences(): void {
  document.cookie = 'bank-bonuses.sidebar=; path=/; max-age=0';
  hideAmounts(false);
}
