import { afterEach, expect, test, vi } from 'vitest';
import { createAuth } from './createAuth.ts';
import { createBrowser, createWire } from './testing/wire.ts';
import { wireSession } from './testing/wireSession.ts';

const wire = createWire();
const client = import('./client/connect.ts');
const importClient = vi.fn(() => client);
const unavailable = () => Promise.reject(new Error('Failed to fetch'));

const open = (path: string, browser = createBrowser()) => browser.open(path, {}, importClient);

afterEach(() => {
  importClient.mockReset();
  importClient.mockImplementation(() => client);
  localStorage.clear();
});

test.each(['focusin', 'pointerdown', 'keydown'])(
  'a page without a session and without a code loads the client at the first %s',
  async (use) => {
    const auth = open('/login');
    expect(auth.getState()).toEqual({ status: 'signed-out' });
    await auth.ready;
    expect(importClient).not.toHaveBeenCalled();
    window.dispatchEvent(new Event(use));
    window.dispatchEvent(new Event(use));
    await expect.poll(() => importClient.mock.calls).toHaveLength(1);
  },
);

test('a page with a session loads the client at once', async () => {
  const auth = open('/login', createBrowser({}));
  await auth.ready;
  expect(importClient).toHaveBeenCalledOnce();
  expect(auth.getState()).toMatchObject({ status: 'signed-in' });
  expect(wire.calls()).toEqual([]);
});

test('a page with a session is unreachable if the client cannot be loaded, and the session stays', async () => {
  importClient.mockImplementation(unavailable);
  const browser = createBrowser({});
  const auth = open('/dashboard', browser);
  await auth.ready;
  expect(auth.getState()).toEqual({ status: 'unreachable' });
  await expect(auth.getAccessToken()).rejects.toMatchObject({ retryable: true });
  expect(browser.stored()).toHaveProperty('bank-bonuses-auth');
});

test('a code can be exchanged by verifyLink if the client could not be loaded at first', async () => {
  importClient.mockImplementationOnce(unavailable);
  const auth = open('/reset-password?code=5f0e&type=recovery');
  expect(await auth.redirectResult).toMatchObject({ kind: 'failed', reason: 'unreachable' });
  expect(window.location.search).toContain('code=5f0e');
  expect(await auth.verifyLink()).toMatchObject({ kind: 'failed', reason: 'other-browser' });
});

test('a call loads the client again after a failure, and asks for a reload after the third', async () => {
  importClient.mockImplementation(unavailable);
  const auth = open('/login');
  for (const needsReload of [false, false, true]) {
    await expect(auth.loadFactors()).rejects.toMatchObject({
      message: expect.stringMatching(needsReload ? /load the page again/ : /reach/) as string,
      needsReload,
      retryable: true,
    });
  }
  importClient.mockImplementation(() => client);
  expect(await Promise.all([auth.loadFactors(), auth.loadFactors()])).toHaveLength(2);
  expect(importClient).toHaveBeenCalledTimes(4);
});

const options = { url: '/auth/v1', key: 'sb_publishable_test' };

test('a stored session is available on the next page if the browser allows storage', async () => {
  localStorage.setItem('bank-bonuses-auth', JSON.stringify(wireSession()));
  const auth = createAuth(options);
  await auth.ready;
  expect(auth.endsWithPage).toBe(false);
  expect(auth.getState().status).toBe('signed-in');
});

/** Opens a page in a browser that blocks storage. */
function openBlocked() {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const auth = createAuth(options);
  storage.mockRestore();
  return auth;
}

test('a session ends with the page if the browser blocks storage', async () => {
  const session = wireSession();
  wire.respond('POST /token?grant_type=password', Response.json(session));
  const auth = openBlocked();
  await auth.ready;
  expect(auth.endsWithPage).toBe(true);
  await auth.signIn({ email: 'alex.rivera@example.com', password: 'a password' });
  expect(auth.getState().status).toBe('signed-in');
  expect(await auth.getAccessToken()).toBe(session.access_token);
  expect(localStorage).toHaveLength(0);
  expect(openBlocked().getState().status).toBe('signed-out');

  wire.respond('POST /logout', new Response(null, { status: 204 }));
  await auth.signOut();
  expect(auth.getState()).toEqual({ status: 'signed-out' });
  expect(await auth.getAccessToken()).toBeNull();
});
