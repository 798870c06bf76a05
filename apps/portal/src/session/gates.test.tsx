import { paths } from '@bank-bonuses/product/routes';
import { createFakeAuth, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { testConfig } from '@bank-bonuses/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { Outlet, type InitialEntry, type RouteObject } from 'react-router';
import { expect, test } from 'vitest';
import { renderPortal } from '../testing/renderPortal.tsx';
import { LoginGate } from './LoginGate.tsx';
import { missingRegistration } from './missingRegistration.ts';
import { RegisterGate } from './RegisterGate.tsx';

/** Simulates that a screen has detected a missing registration. */
function KnownToBeMissing({ children }: { children: ReactNode }) {
  useEffect(() => missingRegistration.set(fakeUser.id), []);
  return children;
}

const routes: RouteObject[] = [
  {
    Component: LoginGate,
    children: [
      { path: paths.login, element: <h1>Welcome back</h1> },
      { path: paths.authCallback, element: <h1>Signing you in…</h1> },
    ],
  },
  {
    Component: RegisterGate,
    children: [{ path: paths.register, element: <h1>Register</h1> }],
  },
  { path: paths.dashboard, element: <h1>Home</h1> },
  { path: paths.settings, element: <h1>Settings</h1> },
];

const open = (path: InitialEntry, auth = createFakeAuth(), all = routes) =>
  renderPortal({ routes: all, auth, path, config: testConfig });

const signedIn = signedInAs();

test.each([
  ['Home', paths.login, undefined],
  ['Settings', paths.login, { from: paths.settings }],
  ['Home', paths.login, { from: 'https://evil.example/settings' }],
  ['Home', paths.login, { from: '/nowhere' }],
  ['Home', paths.login, { from: paths.register }],
  ['Home', paths.login, 'settings'],
  ['Home', paths.register, undefined],
])(
  'the gate opens %s for a signed-in visitor of %s with the router state %j',
  async (heading, pathname, state) => {
    const { router } = open({ pathname, state }, createFakeAuth({ state: signedIn }));
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(router.state.historyAction).toBe('REPLACE');
  },
);

test.each([
  [paths.login, 'Welcome back'],
  [paths.register, 'Register'],
])(
  'the gate shows %s to visitors without a session, also while the session is checked',
  async (path, heading) => {
    const auth = createFakeAuth({ state: { status: 'loading' } });
    open(path, auth);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    act(() => auth.setState({ status: 'signed-out' }));
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  },
);

test('the gate does not redirect the auth callback, which navigates itself', async () => {
  open(paths.authCallback, createFakeAuth({ state: signedIn }));
  expect(await screen.findByText('Signing you in…')).toBeVisible();
});

test('the gate redirects to the requested page once the visitor signs in', async () => {
  const auth = createFakeAuth();
  open({ pathname: paths.login, state: { from: paths.settings } }, auth);
  await screen.findByText('Welcome back');
  act(() => auth.setState(signedIn));
  expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
});

test('the wizard stays open when the registration starts a session', async () => {
  const auth = createFakeAuth();
  const { router } = open(paths.register, auth);
  await screen.findByText('Register');
  act(() => auth.setState(signedIn));
  expect(screen.getByText('Register')).toBeVisible();
  expect(router.state.location.pathname).toBe(paths.register);
});

test('the wizard stays open for a signed-in customer without a registration until it is left', async () => {
  const withMissing: RouteObject[] = [
    {
      element: (
        <KnownToBeMissing>
          <Outlet />
        </KnownToBeMissing>
      ),
      children: routes,
    },
  ];
  const { router } = open('/start', createFakeAuth({ state: signedIn }), [
    { path: '/start', element: <h1>Start</h1> },
    ...withMissing,
  ]);
  await screen.findByText('Start');
  await act(() => router.navigate(paths.settings));
  await act(() => router.navigate(paths.register));
  expect(await screen.findByRole('heading', { name: 'Register' })).toBeVisible();
  await act(() => router.navigate(paths.settings));
  await act(() => router.navigate(paths.register));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.dashboard));
});
