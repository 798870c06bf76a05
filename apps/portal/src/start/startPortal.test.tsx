import { htmlFileOf } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderPage, renderShell } from '../entry.server.tsx';
import { noteEndedSession } from '../session/endedSession.ts';
import { startPortal } from './startPortal.tsx';

const config = {
  ...testConfig,
  authUrl: `${location.origin}/auth/v1`,
  apiUrl: location.origin,
  // These settings differ from the settings in the built HTML, as in every deployment.
  termsUrl: 'https://example.com/terms',
};
const reported = vi.fn();

beforeEach(() => {
  reported.mockReset();
  // React reports a hydration mismatch through `reportError` or `console.error`.
  window.reportError = reported;
  vi.spyOn(console, 'error').mockImplementation((message: unknown, ...details: unknown[]) => {
    // React logs this warning because the test renders for the server and for the browser in one
    // process.
    if (!String(message).includes('multiple renderers')) reported(message, ...details);
  });
});

afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
  delete document.documentElement.dataset['frame'];
  localStorage.clear();
  history.replaceState(null, '', '/');
});

/** Sets up the document as the server sends it, before any script runs. */
const arriveAt = async (address: string, page = address) => {
  history.replaceState(null, '', address);
  const { html } = await renderPage(page);
  const file = htmlFileOf(new URL(page, location.origin));
  document.body.innerHTML = `<div id="root" data-page="${file}">${html}</div>`;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root.');
  return container;
};

test.each([
  ['/login', 'Login'],
  ['/register', 'Next'],
  ['/reset-password', 'Send Reset Link'],
  ['/reset-password?type=recovery', /./],
])('the prerendered %s is hydrated without a mismatch', async (address, button) => {
  const container = await arriveAt(address);
  const heading = container.querySelector('h1');
  await act(() => startPortal(container, config));
  expect(reported).not.toHaveBeenCalled();
  expect(container.querySelector('h1')).toBe(heading);
  expect((await screen.findAllByRole('button', { name: button }))[0]).toBeEnabled();
});

test('the Login button is disabled until hydration, and text typed before it is kept', async () => {
  const container = await arriveAt('/login');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
  email.value = 'early@example.com';
  await act(() => startPortal(container, config));
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(screen.getByLabelText('Email')).toHaveValue('early@example.com');
});

test('the registration becomes visible once its step is rendered', async () => {
  const container = await arriveAt('/register');
  document.documentElement.dataset['resumed'] = '';
  await act(() => startPortal(container, config));
  expect(document.documentElement.dataset).not.toHaveProperty('resumed');
});

test('the portal calls the identity provider at the configured URL with the configured key', async () => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    sent.push(new Request(...call));
    return Promise.resolve(Response.json({ error_code: 'invalid_credentials' }, { status: 400 }));
  });
  const authUrl = 'https://sign-in.example.com/auth/v1';
  await act(async () => startPortal(await arriveAt('/login'), { ...config, authUrl }));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'avery@example.com');
  await user.type(screen.getByLabelText('Password'), 'Fictional-Pass-1');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  for (const { url, headers } of sent) {
    expect(url.startsWith(`${authUrl}/`)).toBe(true);
    expect(headers.get('apikey')).toBe(config.authKey);
  }
});

test('the login page tells once that a session has ended, and knows the page to return to', async () => {
  const words = /your session has ended/;
  noteEndedSession('/settings');
  const container = await arriveAt('/login');
  await act(() => startPortal(container, config));
  expect(reported).not.toHaveBeenCalled();
  expect(await screen.findByText(words)).toBeVisible();
  expect(history.state).toMatchObject({ usr: { from: '/settings' } });

  const next = await arriveAt('/login');
  await act(() => startPortal(next, config));
  expect(screen.queryByText(words)).toBeNull();
});

test('the HTML of another page is replaced by a new render', async () => {
  const container = await arriveAt('/reset-password', '/login');
  await act(() => startPortal(container, config));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Reset Password');
  expect(reported).not.toHaveBeenCalled();
});

/**
 * Sets up the document of /dashboard as the server sends it. The stored session has an expired
 * token.
 */
const arriveSignedIn = async () => {
  localStorage.setItem(
    'bank-bonuses-auth',
    JSON.stringify({
      access_token: 'a.b.c',
      refresh_token: 'r',
      expires_at: Math.floor(Date.now() / 1000) - 60,
      user: { id: 'customer', email: 'alex.rivera@example.com', created_at: '2026-01-15' },
    }),
  );
  document.documentElement.dataset['frame'] = 'open';
  history.replaceState(null, '', '/dashboard');
  const { html } = await renderShell();
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root.');
  return container;
};

test('the frame of the signed-in pages stays visible until the session is known', async () => {
  // Stops the clock, because on a busy machine the code loads after the deadline of the session.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const response = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => response.promise);
  vi.stubGlobal('fetch', fetched);
  const container = await arriveSignedIn();
  const frame = container.firstElementChild;

  const started = startPortal(container, config);
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
  await act(() => vi.dynamicImportSettled());
  expect(container.firstElementChild).toBe(frame);
  vi.useRealTimers();
  response.resolve(Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }));
  await act(() => started);
  expect(await screen.findByRole('button', { name: 'Login' })).toBeEnabled();
});
