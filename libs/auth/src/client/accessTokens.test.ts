import type { GoTrueClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
import { createAccessTokens } from './accessTokens.ts';
import { createAuthStorage } from '../session/authStorage.ts';
import { createMemoryStorage } from '../session/browserStorage.ts';
import { otherUser, storedText, wireSession } from '../testing/wireSession.ts';
import { createBrowser, createWire, errorResponse } from '../testing/wire.ts';

const wire = createWire();
const refresh = 'POST /token?grant_type=refresh_token';
const notFound = () => errorResponse(400, 'refresh_token_not_found', 'Invalid Refresh Token');

async function signedIn() {
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText());
  const auth = browser.open('/dashboard');
  await auth.ready;
  const token = (await auth.getAccessToken()) ?? '';
  return { browser, auth, token };
}

test('renewAccessToken renews once for simultaneous calls, and returns the new token to a later call', async () => {
  const { auth, token } = await signedIn();
  const renewed = wireSession();
  wire.respond(refresh, () => Response.json(renewed));
  expect(await Promise.all([auth.renewAccessToken(token), auth.renewAccessToken(token)])).toEqual([
    renewed.access_token,
    renewed.access_token,
  ]);
  expect(await auth.renewAccessToken(token)).toBe(renewed.access_token);
  expect(wire.calls()).toEqual([refresh]);
  expect(await auth.getAccessToken()).toBe(renewed.access_token);
});

test('renewAccessToken renews once for simultaneous calls, and once more for the renewed token', async () => {
  const backing = createMemoryStorage();
  backing.setItem('bank-bonuses-auth', storedText());
  const storage = createAuthStorage(backing, { onStored() {}, onDropped() {} });
  const refreshSession = vi.fn(() => {
    backing.setItem('bank-bonuses-auth', storedText());
    return Promise.resolve({ error: null });
  });
  const client = { refreshSession } as unknown as GoTrueClient;
  const loadClient = () => Promise.resolve(client);
  const tokens = createAccessTokens({ loadClient, storage, deadlineMs: 1_000 });
  const renew = () => tokens.renewAccessToken(storage.read()?.accessToken ?? '');
  expect(new Set(await Promise.all([renew(), renew(), renew()])).size).toBe(1);
  expect(refreshSession).toHaveBeenCalledTimes(1);
  const before = storage.read()?.accessToken;
  expect(await renew()).not.toBe(before);
  expect(refreshSession).toHaveBeenCalledTimes(2);
});

test('if the service has ended the session, renewAccessToken returns null and endSession sets hasEnded', async () => {
  const { browser, auth, token } = await signedIn();
  wire.respond(refresh, notFound);
  wire.respond('POST /logout', errorResponse(403, 'session_not_found', 'Session does not exist'));
  expect(await auth.renewAccessToken(token)).toBeNull();
  await auth.endSession(token);
  expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
  expect(browser.stored()).toEqual({});
  window.dispatchEvent(new Event('focus'));
  expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
});

test('if the service does not renew an expired token, getAccessToken returns null and sets hasEnded', async () => {
  const { browser, auth } = await signedIn();
  browser.storage.setItem('bank-bonuses-auth', storedText({ lasts: -5 }));
  wire.respond(refresh, notFound);
  expect(await auth.getAccessToken()).toBeNull();
  expect(auth.getState()).toEqual({ status: 'signed-out', hasEnded: true });
});

test.each([
  ['is used until it expires', 60],
  ['is not used after it has expired', -5],
])('if its renewal fails, a token %s', async (_, lasts) => {
  const backing = createMemoryStorage();
  backing.setItem('bank-bonuses-auth', storedText({ lasts }));
  const storage = createAuthStorage(backing, { onStored() {}, onDropped() {} });
  const getSession = () => Promise.resolve({ error: new TypeError('Failed to fetch') });
  const client = { getSession } as unknown as GoTrueClient;
  const loadClient = () => Promise.resolve(client);
  const { getAccessToken } = createAccessTokens({ loadClient, storage, deadlineMs: 1_000 });
  if (lasts > 0) expect(await getAccessToken()).toBe(storage.read()?.accessToken);
  else await expect(getAccessToken()).rejects.toThrow();
});

test('hasEnded is not set again after a new login and logout', async () => {
  const { auth, token } = await signedIn();
  wire.respond('POST /logout', new Response(null, { status: 204 }));
  wire.respond('POST /token?grant_type=password', () => Response.json(wireSession()));
  await auth.endSession(token);
  await auth.signIn({ email: 'alex.rivera@example.com', password: 'correct horse' });
  await auth.signOut();
  expect(auth.getState()).toEqual({ status: 'signed-out' });
});

test('the session of another customer is not ended, and its token is not returned', async () => {
  const { browser, auth, token } = await signedIn();
  const theirs = storedText({ user: otherUser, sessionId: 'other' });
  // Another tab has stored another customer's session, but this tab has not received the `storage`
  // event yet.
  browser.storage.setItem('bank-bonuses-auth', theirs);
  expect(await auth.renewAccessToken(token)).toBeNull();
  await auth.endSession(token);
  expect(browser.stored()).toEqual({ 'bank-bonuses-auth': theirs });
  expect(wire.calls()).toEqual([]);
});

test("a renewed token is used until the service rejects it, even if this device's clock is hours ahead", async () => {
  // Simulates a clock that is five hours ahead: a token that is valid for one more hour seems to
  // have expired four hours ago.
  const lasts = -4 * 3_600;
  const [first, second] = [wireSession({ lasts }), wireSession({ lasts })];
  const browser = createBrowser();
  browser.storage.setItem('bank-bonuses-auth', storedText({ lasts }));
  wire.respond(refresh, () => Response.json(first));
  const auth = browser.open('/dashboard');
  await auth.ready;
  expect(await auth.getAccessToken()).toBe(first.access_token);
  const asked = wire.calls().length;
  expect(await auth.getAccessToken()).toBe(first.access_token);
  expect(wire.calls()).toHaveLength(asked);
  wire.respond(refresh, () => Response.json(second));
  expect(await auth.renewAccessToken(first.access_token)).toBe(second.access_token);
  expect(await auth.getAccessToken()).toBe(second.access_token);
});

test('renewAccessToken returns null without a session', async () => {
  const auth = createBrowser().open();
  await auth.ready;
  expect(await auth.renewAccessToken('refused')).toBeNull();
});
