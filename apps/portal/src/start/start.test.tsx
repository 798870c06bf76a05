import { htmlFileOf } from '@bank-bonuses/product/routes';
import { testConfig } from '@bank-bonuses/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderPage, renderShell } from '../entry.server.tsx';
import { noteEndedSession } from '../session/endedSession.ts';
import { start } from './start.ts';

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
const arrive = (address: string, { html, page = '', settings = config }: Arrival) => {
  history.replaceState(null, '', address);
  document.body.innerHTML = `
    <script type="application/json" id="portal-config">${JSON.stringify(settings)}</script>
    <div id="root" data-page="${page}">${html}</div>
    <p id="start-failed" hidden>Load the page again</p>`;
  const container = document.getElementById('root');
  if (!container) throw new Error('The page has no root.');
  return container;
};

interface Arrival {
  html: string;
  /** Name of the prerendered page. */
  page?: string;
  settings?: object;
}

const arriveAt = async (address: string, page = address, settings = config) => {
  const { html } = await renderPage(page);
  return arrive(address, { html, page: htmlFileOf(new URL(page, location.origin)), settings });
};

const startAt = async (...arrival: Parameters<typeof arriveAt>) => {
  const container = await arriveAt(...arrival);
  await act(() => start(container));
};

test('the prerendered login page is hydrated, and keeps the text that was typed before', async () => {
  const container = await arriveAt('/login');
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  expect(screen.getByRole('button', { name: 'Login' })).toBeDisabled();
  email.value = 'early@example.com';
  await act(() => start(container));
  expect(reported).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  expect(screen.getByLabelText('Email')).toBe(email);
  expect(email).toHaveValue('early@example.com');
});

test('the prerendered registration is hydrated, and becomes visible once its step is rendered', async () => {
  const container = await arriveAt('/register');
  const heading = container.querySelector('h1');
  document.documentElement.dataset['resumed'] = '';
  await act(() => start(container));
  expect(reported).not.toHaveBeenCalled();
  expect(container.querySelector('h1')).toBe(heading);
  expect(document.documentElement.dataset).not.toHaveProperty('resumed');
});

test('the portal calls the identity provider at the configured URL with the configured key', async () => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    sent.push(new Request(...call));
    return Promise.resolve(Response.json({ error_code: 'invalid_credentials' }, { status: 400 }));
  });
  const authUrl = 'https://sign-in.example.com/auth/v1';
  await startAt('/login', '/login', { ...config, authUrl });
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill('Email', 'avery@example.com');
  fill('Password', 'Fictional-Pass-1');
  fireEvent.click(screen.getByRole('button', { name: 'Login' }));
  await expect.poll(() => sent.length).toBeGreaterThan(0);
  for (const { url, headers } of sent) {
    expect(url.startsWith(`${authUrl}/`)).toBe(true);
    expect(headers.get('apikey')).toBe(config.authKey);
  }
});

test('the login page tells once that a session has ended, and knows the page to return to', async () => {
  const words = /your session has ended/;
  noteEndedSession('/settings');
  await startAt('/login');
  expect(reported).not.toHaveBeenCalled();
  expect(await screen.findByText(words)).toBeVisible();
  expect(history.state).toMatchObject({ usr: { from: '/settings' } });

  await startAt('/login');
  expect(screen.queryByText(words)).toBeNull();
});

test('the HTML of another page is replaced by a new render', async () => {
  await startAt('/reset-password', '/login');
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
  return arrive('/dashboard', await renderShell());
};

test('the frame of the signed-in pages stays visible until the session is known', async () => {
  // Stops the clock, because on a busy machine the code loads after the deadline of the session.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const response = Promise.withResolvers<Response>();
  const fetched = vi.fn(() => response.promise);
  vi.stubGlobal('fetch', fetched);
  const container = await arriveSignedIn();
  const frame = container.firstElementChild;

  const started = start(container);
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
  await act(() => vi.dynamicImportSettled());
  expect(container.firstElementChild).toBe(frame);
  vi.useRealTimers();
  response.resolve(Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 }));
  await act(() => started);
  expect(await screen.findByRole('button', { name: 'Login' })).toBeEnabled();
});

test('a portal without its settings lists the missing settings', async () => {
  await act(() => start(arrive('/login', { html: '', settings: {} })));
  expect(await screen.findByText('apiUrl is missing')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('not set up');
  expect(screen.getByText('Load the page again')).not.toBeVisible();
});

test('the error message in the HTML is shown if a script fails to load', async () => {
  vi.resetModules();
  vi.doMock('./startPortal.tsx', () => {
    throw new TypeError('Failed to fetch');
  });
  onTestFinished(() => void vi.doUnmock('./startPortal.tsx'));
  const { start: startAgain } = await import('./start.ts');
  await startAgain(arrive('/login', { html: '' }));
  expect(screen.getByText('Load the page again')).toBeVisible();
});
