import { expect, test } from 'vitest';
import { otherUser, storedText, wireSession } from '../testing/wireSession.ts';
import { createBrowser, createWire, errorResponse } from '../testing/wire.ts';

const wire = createWire();
const key = 'bank-bonuses-auth';
const refresh = 'POST /token?grant_type=refresh_token';
const notFound = () => errorResponse(400, 'refresh_token_not_found', 'Invalid Refresh Token');

async function signedIn() {
  const browser = createBrowser();
  browser.storage.setItem(key, storedText());
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
  const again = wireSession();
  wire.respond(refresh, () => Response.json(again));
  expect(await auth.renewAccessToken(renewed.access_token)).toBe(again.access_token);
});

test('renewAccessToken returns the token that another tab has renewed, without a request', async () => {
  const { browser, auth, token } = await signedIn();
  const renewed = wireSession();
  browser.storage.setItem(key, JSON.stringify(renewed));
  expect(await auth.renewAccessToken(token)).toBe(renewed.access_token);
  expect(wire.calls()).toEqual([]);
});

test('renewAccessToken returns null if the service has ended the session', async () => {
  const { auth, token } = await signedIn();
  wire.respond(refresh, notFound);
  expect(await auth.renewAccessToken(token)).toBeNull();
});

test('renewAccessToken returns null for the session of another customer, and without a session', async () => {
  const { browser, auth, token } = await signedIn();
  browser.storage.setItem(key, storedText({ user: otherUser, sessionId: 'other' }));
  expect(await auth.renewAccessToken(token)).toBeNull();
  browser.storage.removeItem(key);
  expect(await auth.renewAccessToken(token)).toBeNull();
  expect(wire.calls()).toEqual([]);
});

test("a renewed token is used until the service rejects it, even if this device's clock is hours ahead", async () => {
  // Simulates a clock that is five hours ahead: a token that is valid for one more hour seems to
  // have expired four hours ago.
  const lasts = -4 * 3_600;
  const [first, second] = [wireSession({ lasts }), wireSession({ lasts })];
  const browser = createBrowser();
  browser.storage.setItem(key, storedText({ lasts }));
  wire.respond(refresh, () => Response.json(first));
  const auth = browser.open('/dashboard');
  await auth.ready;
  expect(await auth.getAccessToken()).toBe(first.access_token);
  expect(await auth.getAccessToken()).toBe(first.access_token);
  expect(wire.calls()).toHaveLength(1);
  wire.respond(refresh, () => Response.json(second));
  expect(await auth.renewAccessToken(first.access_token)).toBe(second.access_token);
  expect(await auth.getAccessToken()).toBe(second.access_token);
});
