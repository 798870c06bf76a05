import { paths } from '@bank-bonuses/routes';
import { useAskBeforeSignOut, type AskBeforeSignOut } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs } from '@bank-bonuses/auth/testing';
import { testConfig } from '@bank-bonuses/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPortal } from '../testing/renderPortal.tsx';
import { preloadRoutes } from './preloadRoutes.ts';
import { Guard } from './Guard.tsx';
import { useMissingRegistration } from './missingRegistration.ts';
import { useSignOut } from './useSignOut.ts';

vi.mock(import('./preloadRoutes.ts'));

afterEach(() => void vi.useRealTimers());

function Statement() {
  const signOut = useSignOut();
  const missing = useMissingRegistration();
  return (
    <main>
      <h1>Your stats</h1>
      <button onClick={signOut}>Logout</button>
      <button onClick={() => missing.set(signedInUser.id)}>Find nothing</button>
    </main>
  );
}

const signedIn = signedInAs();
const signedInUser = signedIn.status === 'signed-in' ? signedIn.user : undefined!;

const routesTo = (Component: typeof Statement) => [
  { Component: Guard, children: [{ path: paths.settings, Component }] },
  { path: paths.login, element: <h1>Welcome back</h1> },
  { path: paths.register, element: <h1>Register</h1> },
];

const open = (auth: ReturnType<typeof createFakeAuth>, Page = Statement) =>
  renderPortal({ routes: routesTo(Page), auth, path: paths.settings, config: testConfig });

test('the guard shows Loading... while the session is checked, and nothing of the page', async () => {
  const auth = createFakeAuth({ state: { status: 'loading' } });
  open(auth);
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.queryByText('Your stats')).toBeNull();
  act(() => auth.setState(signedIn));
  expect(screen.getByText('Your stats')).toBeVisible();
});

test('the guard redirects a visitor without a session to /login, without the target in the URL', async () => {
  const { router } = open(createFakeAuth());
  expect(await screen.findByText('Welcome back')).toBeVisible();
  expect(router.state.location).toMatchObject({
    pathname: paths.login,
    search: '',
    hash: '',
    state: { from: paths.settings },
  });
});

test('a session without its second factor opens no page, and can be ended', async () => {
  const auth = createFakeAuth({ state: signedInAs({}, { needsSecondFactor: true }) });
  const { user } = open(auth);
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(screen.queryByText('Your stats')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(await screen.findByText('Welcome back')).toBeVisible();
});

test('logging out leads to the login page, and the next login does not return to the page', async () => {
  const signOut = vi.fn();
  const auth = createFakeAuth({ state: signedIn });
  auth.onSignedOut(signOut);
  const { user, router } = open(auth);
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Welcome back')).toBeVisible();
  expect(router.state.location.state).toBeNull();
  expect(signOut).toHaveBeenCalledOnce();
});

/** Presses Logout on a page that asks about unsaved edits. */
async function logOutOfAskingPage() {
  const ask = vi.fn<AskBeforeSignOut>();
  function Asking() {
    useAskBeforeSignOut(ask);
    return <Statement />;
  }
  const auth = createFakeAuth({ state: signedIn });
  const { user, router } = open(auth, Asking);
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  return { ask, auth, router };
}

test("logging out waits until the customer answers the page's leave dialog", async () => {
  const { ask, router } = await logOutOfAskingPage();
  expect(ask).toHaveBeenCalledOnce();
  expect(screen.getByText('Your stats')).toBeVisible();
  act(() => ask.mock.lastCall?.[0]());
  expect(screen.queryByText('Your stats')).toBeNull();
  expect(await screen.findByText('Welcome back')).toBeVisible();
  expect(router.state.location.state).toBeNull();
});

test('a session that ends after a canceled logout leads back to the page at the next login', async () => {
  const { auth, router } = await logOutOfAskingPage();
  act(() => void auth.endSession('refused'));
  expect(await screen.findByText('Welcome back')).toBeVisible();
  expect(router.state.location.state).toEqual({ from: paths.settings });
});

test('a session that has ended leads to the login page, and the next login returns to the page', async () => {
  const auth = createFakeAuth({ state: signedIn });
  const { router } = open(auth);
  await screen.findByText('Your stats');
  act(() => void auth.endSession('refused'));
  expect(await screen.findByText('Welcome back')).toBeVisible();
  expect(router.state.location).toMatchObject({ search: '', state: { from: paths.settings } });
});

test('a sign-out in another tab removes the page at once', async () => {
  const auth = createFakeAuth({ state: signedIn });
  const { router } = open(auth);
  await screen.findByText('Your stats');
  act(() => auth.setState({ status: 'signed-out' }));
  expect(screen.queryByText('Your stats')).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.login));
});

test('a missing registration leads to the wizard', async () => {
  const { user } = open(createFakeAuth({ state: signedIn }));
  await user.click(await screen.findByRole('button', { name: 'Find nothing' }));
  expect(await screen.findByRole('heading', { name: 'Register' })).toBeVisible();
});

test('the guard preloads the login page after three seconds, so that logging out works offline', async () => {
  // The preload may already have run if an earlier test took longer than three seconds.
  vi.mocked(preloadRoutes).mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  open(createFakeAuth({ state: signedIn }));
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(preloadRoutes).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(preloadRoutes).toHaveBeenCalledOnce();
});
