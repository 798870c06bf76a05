import type { RedirectResult } from '@bank-bonuses/auth';
import { createFakeAuth, signedInAs, type FakeAuthOptions } from '@bank-bonuses/auth/testing';
import { paths } from '@bank-bonuses/product/routes';
import { renderWithProviders } from '@bank-bonuses/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
// Imported here, so that no test waits while the lazy page is compiled.
import './CallbackPage.tsx';
import { loginRoutes } from './routes.tsx';

const open = (options: FakeAuthOptions) =>
  renderWithProviders(loginRoutes, { path: paths.authCallback, auth: createFakeAuth(options) });

test('waits until the link has been checked', async () => {
  open({ redirectResult: new Promise<RedirectResult>(() => undefined) });
  expect(await screen.findByRole('heading', { level: 1, name: 'Signing you in…' })).toBeVisible();
});

test.each<[string, FakeAuthOptions]>([
  ['/dashboard', { redirectResult: { kind: 'signed-in' }, state: signedInAs() }],
  ['/reset-password?type=recovery', { redirectResult: { kind: 'recovery' }, state: signedInAs() }],
  [
    '/reset-password?type=recovery',
    { redirectResult: { kind: 'unverified', purpose: 'recovery' } },
  ],
  ['/login', { redirectResult: { kind: 'none' } }],
])('redirects to %s', async (target, options) => {
  const { router } = open(options);
  const address = () => router.state.location.pathname + router.state.location.search;
  await waitFor(() => expect(address()).toBe(target));
  expect(router.state.historyAction).toBe('REPLACE');
});

test.each([
  ['Email address confirmed', true, 'Your email address is confirmed. Log in to continue.'],
  [
    'Log in to continue',
    false,
    'If you came here from the link in our email, your email address is confirmed.',
  ],
])(
  'shows "%s" for an address confirmed in another browser if `isProved` is %s',
  async (heading, isProved, text) => {
    const { user, router } = open({ redirectResult: { kind: 'confirmed-elsewhere', isProved } });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Log in' }));
    expect(router.state.location.pathname).toBe(paths.login);
  },
);

const unverified = { kind: 'unverified', purpose: 'confirmation' } as const;

test('confirms the address only after a button press, because mail scanners open links too', async () => {
  const late = Promise.withResolvers<RedirectResult>();
  const verifyLink = vi.fn(() => late.promise);
  const { user, router } = open({ redirectResult: unverified, verifyLink });
  await screen.findByRole('heading', { level: 1, name: 'Confirm your email address' });
  expect(verifyLink).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(screen.getByRole('button', { name: 'Confirming...' })).toBeDisabled();
  expect(router.state.location.pathname).toBe(paths.authCallback);
  late.resolve({ kind: 'confirmed-elsewhere', isProved: true });
  expect(await screen.findByRole('heading', { name: 'Email address confirmed' })).toBeVisible();
});

test('opens Home after the confirmation', async () => {
  const { user, router } = open({ redirectResult: unverified });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.dashboard));
});

test('shows an error if the link has expired when the button is pressed', async () => {
  const message = 'This link has expired or has already been used.';
  const result = { kind: 'failed', reason: 'expired', message } as const;
  const { user } = open({
    redirectResult: unverified,
    verifyLink: () => Promise.resolve(result),
  });
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('explains an expired link, and links to the login page', async () => {
  const message = 'This link has expired or has already been used.';
  open({ redirectResult: { kind: 'failed', reason: 'expired', message } });
  document.title = 'Signing in';
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(document.title).toBe('Error: Signing in');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('offers a retry when the service was unreachable', async () => {
  const message = 'We could not reach the login service.';
  const { user, router } = open({
    redirectResult: { kind: 'failed', reason: 'unreachable', message },
  });
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  // The retry does not reload the page, because an offline browser would lose the page.
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.dashboard));
});
