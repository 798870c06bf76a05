import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runScript } from './runScript.testing.ts';

const key = 'bank-bonuses-auth';
const base64 = (value: object) => btoa(JSON.stringify(value));
const tokenOf = (claims: object) => `header.${base64(claims)}.signature`;

interface Stored {
  secondsLeft?: number;
  claims?: object;
  factors?: object[];
}

function store({ secondsLeft = 3_600, claims = { aal: 'aal1' }, factors }: Stored = {}) {
  const session = {
    access_token: tokenOf(claims),
    refresh_token: 'r',
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: { id: 'customer', factors },
  };
  localStorage.setItem(key, JSON.stringify(session));
}

function open(path: string, config: object = { apiUrl: '/' }) {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<script type="application/json" id="portal-config">${JSON.stringify(config)}</script>`;
  runScript('earlyCalls.js', { home: '/ /dashboard' });
}

// The script runs in the window of the document, which is another global object than that of the tests.
const { window: page } = (
  globalThis as unknown as { jsdom: { window: typeof globalThis & Window } }
).jsdom;
const sent = vi.fn<typeof fetch>();
const later = vi.fn<(task: () => void, ms: number) => void>();

beforeEach(() => {
  sent.mockReset().mockImplementation(() => new Promise(() => undefined));
  later.mockReset();
  Object.assign(page, { fetch: sent, setTimeout: later });
});

afterEach(() => {
  page.earlyCalls?.drop();
  delete page.earlyCalls;
  localStorage.clear();
});

const askedFor = () => sent.mock.calls.map(([url]) => url);
const signals = () => sent.mock.calls.map(([, init]) => init?.signal?.aborted);
const figures = ['/api/user/dashboard/stats', '/api/user/task-completions?page=1&per_page=5'];

test.each(['/', '/dashboard'])('asks for the figures of Home at %s', (path) => {
  store();
  open(path);
  expect(askedFor()).toEqual(figures.map((one) => `${location.origin}${one}`));
  expect(sent.mock.calls[0]?.[1]).toMatchObject({
    headers: { Authorization: `Bearer ${tokenOf({ aal: 'aal1' })}` },
    cache: 'no-store',
    redirect: 'error',
  });
});

test('asks where the settings say', () => {
  store();
  open('/dashboard', { apiUrl: 'https://api.example.com/v1/' });
  expect(askedFor()).toEqual(figures.map((one) => `https://api.example.com/v1${one}`));
});

test('asks for somebody who has shown the second factor', () => {
  store({ claims: { aal: 'aal2' }, factors: [{ status: 'verified' }] });
  open('/dashboard');
  expect(askedFor()).toHaveLength(2);
});

test.each<[string, () => void]>([
  ['without a session', () => open('/dashboard')],
  [
    'with something else in the place of the session',
    () => {
      localStorage.setItem(key, '"nobody"');
      open('/dashboard');
    },
  ],
  [
    'with a token that is about to end',
    () => {
      store({ secondsLeft: 119 });
      open('/dashboard');
    },
  ],
  [
    'before the second factor',
    () => {
      store({ factors: [{ status: 'verified' }] });
      open('/dashboard');
    },
  ],
  [
    'with a second factor and a token that tells nothing',
    () => {
      store({ claims: {}, factors: [{ status: 'verified' }] });
      open('/dashboard');
    },
  ],
  [
    'on another screen',
    () => {
      store();
      open('/settings');
    },
  ],
  [
    'with the answer of a mail link',
    () => {
      store();
      open('/dashboard?code=1234');
    },
  ],
  [
    'where sessions end by themselves',
    () => {
      store();
      open('/dashboard', { apiUrl: '/', idleTimeoutSeconds: 600 });
    },
  ],
  [
    'where a second factor is required',
    () => {
      store();
      open('/dashboard', { apiUrl: '/', authProfile: 'hardened' });
    },
  ],
  [
    'without settings',
    () => {
      store();
      open('/dashboard', {});
    },
  ],
])('asks for nothing %s', (_when, visit) => {
  visit();
  expect(sent).not.toHaveBeenCalled();
  expect(page.earlyCalls).toBeUndefined();
});

test.each([
  ['another tab changes the session', key],
  ['another tab empties the storage', null],
])('drops the answers when %s', (_when, changed) => {
  store();
  open('/dashboard');
  page.dispatchEvent(new page.StorageEvent('storage', { key: 'bank-bonuses.theme' }));
  expect(signals()).toEqual([false, false]);
  page.dispatchEvent(new page.StorageEvent('storage', { key: changed }));
  expect(signals()).toEqual([true, true]);
  expect(page.earlyCalls).toBeUndefined();
});

test('drops after half a minute what nobody has taken', () => {
  store();
  open('/dashboard');
  const [[drop, ms] = []] = later.mock.calls;
  expect(ms).toBe(30_000);
  expect(signals()).toEqual([false, false]);
  drop?.();
  expect(signals()).toEqual([true, true]);
});
