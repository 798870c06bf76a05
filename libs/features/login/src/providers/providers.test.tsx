import { AuthError, type RedirectResult } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { renderWithProviders, testConfig } from '@bank-bonuses/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Imported here, so that no test waits while the lazy pages are compiled.
import '../CallbackPage.tsx';
import '../LoginPage.tsx';
import { loginRoutes } from '../routes.tsx';
import { ProviderButtons } from './ProviderButtons.tsx';

const config = { ...testConfig, signInProviders: ['google', 'linkedin_oidc'] };

function openButtons(options: FakeAuthOptions = {}) {
  const open = vi.fn();
  document.title = 'Login';
  const buttons = <ProviderButtons open={open} />;
  const page = renderWithProviders(<main>{buttons}</main>, {
    auth: createFakeAuth(options),
    config,
  });
  return { open, ...page };
}

const google = () => screen.getByRole('button', { name: 'Continue with Google' });
const linkedIn = () => screen.getByRole('button', { name: 'Continue with LinkedIn' });

test('the login page has a button for each provider of the settings, below the form', async () => {
  renderWithProviders(loginRoutes, {
    path: paths.login,
    config,
  });
  await screen.findByRole('button', { name: 'Continue with Google' });
  const names = screen.getAllByRole('button', { name: /^(Login|Continue)/ });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Login'),
    'Continue with Google',
    'Continue with LinkedIn',
  ]);
});

test('a provider button opens the URL that the sign-in service returns', async () => {
  const late = Promise.withResolvers<string>();
  const { user, open } = openButtons({ providers: { beginSignIn: () => late.promise } });
  await user.click(google());
  expect(screen.getByRole('button', { name: 'Opening Google...' })).toBeDisabled();
  expect(linkedIn()).toBeDisabled();
  late.resolve('https://auth.example.com/authorize?provider=google');
  await waitFor(() =>
    expect(open).toHaveBeenCalledExactlyOnceWith(
      'https://auth.example.com/authorize?provider=google',
    ),
  );
});

test.each([
  [{ from: paths.bonuses }, paths.bonuses],
  [{ from: 'https://evil.example' }, paths.dashboard],
  [null, paths.dashboard],
])('with the router state %j the callback page redirects to %s', async (state, page) => {
  const before = renderWithProviders(
    <main>
      <ProviderButtons open={() => undefined} />
    </main>,
    { path: { pathname: paths.login, state }, config },
  );
  await before.user.click(google());
  before.unmount();
  const { router } = renderWithProviders(loginRoutes, {
    path: paths.authCallback,
    auth: createFakeAuth({ redirectResult: { kind: 'signed-in' }, state: signedInAs() }),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe(page));
  expect(sessionStorage).toHaveLength(0);
});

test("every provider button is enabled again after a press of the browser's Back button", async () => {
  const { user, open } = openButtons();
  await user.click(google());
  await waitFor(() => expect(open).toHaveBeenCalledOnce());
  fireEvent(window, new Event('pageshow'));
  expect(google()).toBeEnabled();
  expect(linkedIn()).toBeEnabled();
});

test('the login page shows why a provider could not be opened, and the button can be pressed again', async () => {
  const { user, open } = openButtons({
    providers: {
      beginSignIn: () => Promise.reject(new AuthError('You cannot continue with Google.')),
    },
  });
  await user.click(google());
  expect(await screen.findByRole('alert')).toHaveTextContent('You cannot continue with Google.');
  expect(document.title).toBe('Error: Login');
  expect(google()).toBeEnabled();
  expect(open).not.toHaveBeenCalled();
});

const callback = (redirectResult: RedirectResult) =>
  renderWithProviders(loginRoutes, {
    path: paths.authCallback,
    auth: createFakeAuth({ redirectResult }),
  });

test.each([
  ['access_denied', /^Logging in with Google was cancelled/],
  ['bad_oauth_state', /^Logging in with Google took too long/],
  ['flow_state_not_found', /^This link from Google has already been used\./],
  ['provider_email_needs_verification', /^Your email address at Google is not confirmed yet/],
  ['constructor', /^Something went wrong while logging you in with Google/],
])('explains %s on the callback page, and links to the login page', async (code, text) => {
  callback({ kind: 'provider-failed', provider: 'google', errorCode: code });
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.login);
});

test('the callback page shows no text from the URL', async () => {
  const provider = 'Call us at 555-0100';
  callback({ kind: 'provider-failed', provider, errorCode: provider });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /logging you in with another provider/,
  );
  expect(document.body).not.toHaveTextContent('555-0100');
});
