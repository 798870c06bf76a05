import { useAskBeforeSignOut, type AskBeforeSignOut } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { Amount, LiveRegion, TextField } from '@bank-bonuses/ui';
import { Outlet } from 'react-router';
import { Guard } from '../session/Guard.tsx';
import { renderPortal } from './renderPortal.tsx';
import { hideAmounts } from '../signedIn/topBar/hiddenAmounts.ts';
import { signedInScreens } from '../signedIn/signedInScreens.ts';
import { SignedInArea } from '../signedIn/SignedInArea.tsx';

const root = (
  <>
    <Outlet />
    <LiveRegion />
  </>
);

const area = <SignedInArea signedInScreens={signedInScreens} />;

function Home({ ask }: { ask: AskBeforeSignOut | undefined }) {
  useAskBeforeSignOut(ask);
  return (
    <>
      <h1>Home page</h1>
      <Amount value={1234.5} />
      <TextField label="Notes" />
    </>
  );
}

const pagesWith = (ask: AskBeforeSignOut | undefined) => [
  { path: paths.dashboard, element: <Home ask={ask} /> },
  { path: paths.accounts, element: <h1>Accounts page</h1> },
];

const routesWith = (ask: AskBeforeSignOut | undefined) => [
  {
    element: root,
    children: [
      { Component: Guard, children: [{ element: area, children: pagesWith(ask) }] },
      { path: paths.login, element: <h1>Login page</h1> },
    ],
  },
];

export interface OpenLayoutOptions {
  /** Called before a logout from the first page. */
  ask?: AskBeforeSignOut;
  /** Whether the browser blocks storage. @default false */
  endsWithPage?: boolean;
}

/** Renders the signed-in layout around simple pages, and opens the first page. */
export const openLayout = ({ ask, endsWithPage = false }: OpenLayoutOptions = {}) =>
  renderPortal({
    routes: routesWith(ask),
    auth: createFakeAuth({ state: signedInAs(), endsWithPage }),
    path: paths.dashboard,
    config: { ...testConfig, apiUrl: location.origin },
  });

/** Resets the stored preferences, as on a first visit. */
export function forgetPreferences(): void {
  document.cookie = 'bank-bonuses.sidebar=; path=/; max-age=0';
  hideAmounts(false);
}
