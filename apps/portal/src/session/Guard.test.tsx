import { paths } from '@bank-bonuses/product/routes';
import { useAskBeforeSignOut, type AskBeforeSignOut } from '@bank-bonuses/auth';
import { createFakeAuth, fakeUser, signedInAs } from '@bank-bonuses/auth/testing';
import { testConfig } from '@bank-bonuses/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderPortal } from '../testing/renderPortal.tsx';
import { documentLoader } from './documentLoader.ts';
import { takeEndedSession } from './endedSession.ts';
import { Guard } from './Guard.tsx';
import { marksKey } from './limits/sessionMarks.ts';
import { missingRegistration } from './missingRegistration.ts';
import { useSignOut } from './useSignOut.ts';

afterEach(() => {
  document.body.hidden = false;
  sessionStorage.clear();
});

function Statement() {
  const signOut = useSignOut();
  return (
    <main>
      <h1>Your stats</h1>
      <button onClick={signOut}>Logout</button>
      <button onClick={() => missingRegistration.set(fakeUser.id)}>Find nothing</button>
    </main>
  );
}

const signedIn = signedInAs();
const hasEnded = { status: 'signed-out', hasEnded: true } as const;

const routesTo = (Component: typeof Statement) => [
  { Component: Guard, children: [{ path: paths.settings, Component }] },
  { path: paths.login, element: <h1>Welcome back</h1> },
  { path: paths.register, element: <h1>Register</h1> },
];

const open = (auth: ReturnType<typeof createFakeAuth>, Page = Statement) =>
  renderPortal({ routes: routesTo(Page), auth, path: paths.settings, config: testConfig });

async function openSignedIn(options: Parameters<typeof createFakeAuth>[0] = {}, Page = Statement) {
  const auth = createFakeAuth({ state: signedIn, ...options });
  const page = open(auth, Page);
  await screen.findByText('Your stats');
  return { ...page, auth };
}

const expectNothingShown = () => {
  expect(screen.queryByText('Your stats')).toBeNull();
  expect(screen.getByRole('heading')).toHaveTextContent('Logging out…');
};

test('the guard shows Loading... while the session is checked, and nothing of the page', async () => {
  const auth = createFakeAuth({ state: { status: 'loading' } });
  open(auth);
  expect(await screen.findByText('Loading...')).toBeVisible();
  expect(screen.queryByText('Your stats')).toBeNull();
  act(() => auth.setState(signedIn));
  expect(screen.getByText('Your stats')).toBeVisible();
});

test('the guard says that the login service is unreachable, and shows the page once it is not', async () => {
  const auth = createFakeAuth({ state: { status: 'unreachable' } });
  open(auth);
  expect(
    await screen.findByRole('heading', { name: 'We could not reach the login service' }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  act(() => auth.setState(signedIn));
  expect(screen.getByText('Your stats')).toBeVisible();
  expect(documentLoader.replace).not.toHaveBeenCalled();
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
  expect(documentLoader.replace).not.toHaveBeenCalled();
});

test('a session without its second factor opens no page, and can be ended', async () => {
  const auth = createFakeAuth({ state: signedInAs({}, { needsSecondFactor: true }) });
  const { user } = open(auth);
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(screen.queryByText('Your stats')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(documentLoader.replace).toHaveBeenCalledExactlyOnceWith(paths.login);
});

test('a missing registration leads to the wizard', async () => {
  const { user } = await openSignedIn();
  await user.click(screen.getByRole('button', { name: 'Find nothing' }));
  expect(await screen.findByRole('heading', { name: 'Register' })).toBeVisible();
});

describe('logging out', () => {
  test('removes the page at once, and loads /login as a new document once the session is removed', async () => {
    const removed = Promise.withResolvers<void>();
    const { user, auth } = await openSignedIn({ signOut: () => removed.promise });
    localStorage.setItem(marksKey, '{}');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expectNothingShown();
    expect(documentLoader.replace).not.toHaveBeenCalled();
    act(() => auth.setState({ status: 'signed-out' }));
    removed.resolve();
    expect(documentLoader.replace).toHaveBeenCalledExactlyOnceWith(paths.login);
    expectNothingShown();
    expect(takeEndedSession()).toBeUndefined();
    expect(localStorage.getItem(marksKey)).toBeNull();
  });

  test('asks no question of the browser, because the page is unmounted before', async () => {
    const asked = vi.fn();
    function Unsaved() {
      useEffect(() => {
        window.addEventListener('beforeunload', asked);
        return () => window.removeEventListener('beforeunload', asked);
      }, []);
      return <Statement />;
    }
    vi.mocked(documentLoader.replace).mockImplementation(
      () => void window.dispatchEvent(new Event('beforeunload')),
    );
    const { user } = await openSignedIn({}, Unsaved);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(documentLoader.replace).toHaveBeenCalledOnce());
    expect(asked).not.toHaveBeenCalled();
  });

  test("waits until the customer answers the page's leave dialog", async () => {
    const ask = vi.fn<AskBeforeSignOut>();
    function Asking() {
      useAskBeforeSignOut(ask);
      return <Statement />;
    }
    const { user } = await openSignedIn({}, Asking);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(ask).toHaveBeenCalledOnce();
    expect(screen.getByText('Your stats')).toBeVisible();
    expect(documentLoader.replace).not.toHaveBeenCalled();
    act(() => ask.mock.lastCall?.[0]());
    expectNothingShown();
    expect(documentLoader.replace).toHaveBeenCalledExactlyOnceWith(paths.login);
  });
});

test('a session that has ended loads /login, which is told the page', async () => {
  const { auth } = await openSignedIn();
  act(() => auth.setState(hasEnded));
  expectNothingShown();
  expect(documentLoader.replace).toHaveBeenCalledExactlyOnceWith(paths.login);
  expect(takeEndedSession()).toBe(paths.settings);
  expect(takeEndedSession()).toBeUndefined();
});

test("another customer's login in another tab loads the page again, and never shows it before", async () => {
  const { auth } = await openSignedIn();
  act(() => auth.setState(signedInAs({ id: 'another' })));
  expectNothingShown();
  expect(documentLoader.reload).toHaveBeenCalledOnce();
  expect(documentLoader.replace).not.toHaveBeenCalled();
});

test.each([signedIn, signedInAs({ id: 'another' }), { status: 'loading' } as const])(
  'a page that is being left shows nothing again (%o)',
  async (state) => {
    const { auth } = await openSignedIn();
    act(() => auth.setState({ status: 'signed-out' }));
    act(() => auth.setState(state));
    expectNothingShown();
  },
);

test('a change of the same customer keeps the page', async () => {
  const { auth } = await openSignedIn();
  act(() => auth.setState(signedInAs({ fullName: 'Alex Kim' }, { level: 'aal2' })));
  expect(screen.getByText('Your stats')).toBeVisible();
  expect(documentLoader.replace).not.toHaveBeenCalled();
  expect(documentLoader.reload).not.toHaveBeenCalled();
});

describe('a page from the back/forward cache', () => {
  const restore = () => {
    window.dispatchEvent(new Event('pagehide'));
    expect(document.body).not.toBeVisible();
    window.dispatchEvent(new Event('pageshow'));
    expect(document.body).not.toBeVisible();
  };

  test('is hidden until the session has been checked', async () => {
    const check = Promise.withResolvers<string>();
    await openSignedIn({ getAccessToken: () => check.promise });
    restore();
    await act(() => Promise.resolve());
    expect(document.body).not.toBeVisible();
    check.resolve('token');
    await waitFor(() => expect(document.body).toBeVisible());
    expect(screen.getByText('Your stats')).toBeVisible();
  });

  test('is shown if the login service is unreachable', async () => {
    await openSignedIn({ getAccessToken: () => Promise.reject(new Error('unreachable')) });
    restore();
    await waitFor(() => expect(document.body).toBeVisible());
  });

  test.each([
    ['without a session', hasEnded, 'replace'],
    ['with the session of another customer', signedInAs({ id: 'another' }), 'reload'],
  ] as const)('stays hidden %s, and is left', async (_, state, load) => {
    const { auth } = await openSignedIn({
      getAccessToken() {
        act(() => auth.setState(state));
        return Promise.resolve(null);
      },
    });
    restore();
    await waitFor(() => expect(documentLoader[load]).toHaveBeenCalledOnce());
    await act(() => Promise.resolve());
    expect(document.body).not.toBeVisible();
  });
});
