import { createAuth } from '@bank-bonuses/auth';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberSidebarOpen } from '../signedIn/sidebar/sidebarMemory.ts';
import { runBeforePaint as run } from '../testing/runBeforePaint.ts';

/**
 * Stores a session in the format of the auth package, and checks that the auth package can read it.
 */
const storeSession = async () => {
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'r',
    expires_at: Math.floor(Date.now() / 1000) + 3_600,
    user: { id: 'customer', email: 'alex.rivera@example.com', created_at: '2026-01-15' },
  };
  localStorage.setItem('bank-bonuses-auth', JSON.stringify(session));
  const auth = createAuth({ url: '/auth/v1', key: 'sb_publishable_test' });
  await auth.ready;
  // Fails if the auth package uses a different storage key. In that case beforePaint.js reads the
  // wrong key.
  expect(auth.getState().status).toBe('signed-in');
};

afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete document.documentElement.dataset['frame'];
  rememberSidebarOpen(true);
});

describe('the frame of the signed-in pages', () => {
  const data = {
    framed: '/dashboard /settings',
    preload: '/area.js /query.js',
    home: '/dashboard',
    preloadHome: '/home.js',
  };
  const frame = () => document.documentElement.dataset['frame'];
  const preloaded = () =>
    [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
      link.getAttribute('href'),
    );

  test.each([
    ['/dashboard', 'open', ['/area.js', '/query.js', '/home.js']],
    ['/settings', 'open', ['/area.js', '/query.js']],
    ['/login', undefined, []],
  ])('at %s has the state %s, and preloads %j', async (path, state, files) => {
    await storeSession();
    history.replaceState(null, '', path);
    run(data);
    expect(frame()).toBe(state);
    expect(preloaded()).toEqual(files);
  });

  test('is a rail if the sidebar was left closed', async () => {
    await storeSession();
    rememberSidebarOpen(false);
    history.replaceState(null, '', '/settings');
    run(data);
    expect(frame()).toBe('rail');
  });

  test('does not show without a session, and nothing is preloaded', () => {
    history.replaceState(null, '', '/dashboard');
    run(data);
    expect(frame()).toBeUndefined();
    expect(preloaded()).toEqual([]);
  });
});

describe('the first step of a resumed registration', () => {
  const isCovered = () => 'resumed' in document.documentElement.dataset;

  afterEach(() => {
    delete document.documentElement.dataset['resumed'];
    history.replaceState(null, '', '/');
  });

  test.each([
    ['at a later step', { registrationStep: 2 }, true],
    ['after its success', { registered: { reference: 'R-1' } }, true],
    ['at the first step', { registrationStep: 1 }, false],
    ['with an address from another page', { email: 'alex.rivera@example.com' }, false],
  ])('is hidden %s: %s', (_where, state, covered) => {
    // React Router stores the state of a history entry in this format.
    history.replaceState({ usr: state, key: 'k' }, '', '/register');
    run();
    expect(isCovered()).toBe(covered);
  });

  test('is not hidden if the history entry has no state', () => {
    run();
    expect(isCovered()).toBe(false);
  });
});

describe('the code of the later steps', () => {
  const data = { register: '/register', prefetch: '/assets/later.js /assets/dialog.js' };
  /** Replaces `fetch` in the window of the inline script, which is not that of the tests. */
  const stubFetch = () => {
    const script = document.createElement('script');
    script.textContent = `window.fetch = async (file) => {
      document.body.append(Object.assign(document.createElement('i'), { title: file }));
      return { blob() {} };
    }`;
    document.head.append(script);
  };
  const fetched = () => [...document.querySelectorAll('i')].map(({ title }) => title);
  const focusInput = () => {
    document.body.innerHTML = '<input><input><a href="/login">Log in</a>';
    document.querySelector('a')?.focus();
    for (const input of document.querySelectorAll('input')) input.focus();
  };

  beforeEach(stubFetch);
  afterEach(() => history.replaceState(null, '', '/'));

  test('is fetched once, at the first focus of a field', () => {
    history.replaceState(null, '', '/register');
    run(data);
    expect(fetched()).toEqual([]);
    focusInput();
    expect(fetched()).toEqual(['/assets/later.js', '/assets/dialog.js']);
  });

  test('is not fetched on another page, but after a navigation to the registration', () => {
    history.replaceState(null, '', '/login');
    run(data);
    focusInput();
    expect(fetched()).toEqual([]);
    history.replaceState(null, '', '/register');
    focusInput();
    expect(fetched()).toHaveLength(2);
  });
});

describe('the font', () => {
  const load = vi.fn(() => Promise.resolve([]));

  beforeEach(() => {
    Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
    document.head.innerHTML =
      '<style id="web-font" media="not all">@font-face{font-family:"Own 3";src:url(/own-1.woff2)format("woff2")}</style>';
  });

  afterEach(() => {
    load.mockClear();
    Reflect.deleteProperty(document, 'fonts');
  });

  const media = () => document.querySelector('style')?.media;

  test('applies at once on each visit after its file was loaded', () => {
    localStorage.setItem('bank-bonuses.font', '/own-1.woff2');
    run();
    expect(media()).toBe('all');
    expect(load).toHaveBeenCalledExactlyOnceWith('1em "Own 3"');
  });

  test('does not apply before its file was loaded, nor with the file of an earlier version', () => {
    run();
    localStorage.setItem('bank-bonuses.font', '/own-0.woff2');
    run();
    expect(media()).toBe('not all');
    expect(load).not.toHaveBeenCalled();
  });
});

test('a script that fails to load makes the error message visible', () => {
  document.body.innerHTML = '<p id="start-failed" hidden>Load again</p>';
  run();
  const script = document.createElement('script');
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  expect(document.getElementById('start-failed')?.hidden).toBe(false);
});
